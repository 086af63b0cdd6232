import { expect, it } from 'vitest';
import { ofPlace } from './in-place.ts';

it.each([
  ['Nashik', 'en', 'of Nashik'],
  ['नासिक', 'hi', 'नासिक के'],
  ['नाशिक', 'mr', 'नाशिकच्या'],
  ['पुणे', 'mr', 'पुण्याच्या'],
  ['ठाणे', 'mr', 'ठाण्याच्या'],
  ['धुळे', 'mr', 'धुळ्याच्या'],
  ['सातारा', 'mr', 'साताऱ्याच्या'],
  ['गोवा', 'mr', 'गोव्याच्या'],
  ['दिल्ली', 'mr', 'दिल्लीच्या'],
  ['अयोध्या', 'mr', 'अयोध्याच्या'],
  ['देऊळगाव राजा', 'mr', 'देऊळगाव राजाच्या'],
  ['Somewhere', 'mr', 'Somewhere च्या'],
] as const)('of %s in %s is %s', (place, language, text) => expect(ofPlace(place, language)).toBe(text));

import { expect, it } from 'vitest';
import { inPlace } from './in-place.ts';

it.each([
  ['पुणे', 'पुण्यात'],
  ['धुळे', 'धुळ्यात'],
  ['मुंबई', 'मुंबईत'],
  ['दिल्ली', 'दिल्लीत'],
  ['डहाणू', 'डहाणूत'],
  ['नाशिक', 'नाशिकमध्ये'],
  ['नागपूर', 'नागपूरमध्ये'],
  ['सातारा', 'साताऱ्यात'],
  ['अकोला', 'अकोल्यात'],
  ['लोणावळा', 'लोणावळ्यात'],
  ['गोंदिया', 'गोंदियात'],
  ['देऊळगाव राजा', 'देऊळगाव राजामध्ये'],
  ['पूर्णा', 'पूर्णामध्ये'],
  ['दावणगेरे', 'दावणगेरेमध्ये'],
  ['चांदूर रेल्वे', 'चांदूर रेल्वेमध्ये'],
  ['Hebbal', 'Hebbal मध्ये'],
])('the Marathi locative of %s is %s', (place, where) => {
  expect(inPlace(place, 'mr')).toBe(where);
});

it('in English and Hindi the name stays as it is', () => {
  expect(inPlace('Pune', 'en')).toBe('in Pune');
  expect(inPlace('पुणे', 'hi')).toBe('पुणे में');
});

import { expect, it } from 'vitest';
import { oneSlipScore } from './slip-score.ts';

it.each([
  ['a swap', 'dleivery', 'delivery', 'kaptain', 'taptain'],
  ['a vowel', 'plumbar', 'plumber', 'plumxer', 'plumber'],
  ['a doubled letter', 'ccook', 'cook', 'cxook', 'cook'],
  ['the key beside', 'driber', 'driver', 'drixer', 'drimer'],
  ['a vowel sign', 'दर्जि', 'दर्जी', 'दर्की', 'दर्जी'],
])('forgives %s more than another slip', (_name, easy, meant, strange, other) => {
  expect(oneSlipScore(easy, meant)).toBeGreaterThan(oneSlipScore(strange, other));
});

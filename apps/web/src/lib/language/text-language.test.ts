import { expect, test } from 'vitest';
import { textLanguage } from './text-language.ts';

test('words in Devanagari are in the language of who reads it, or Hindi', () => {
  expect(textLanguage('स्वयंपाकी हवा', 'mr')).toBe('mr');
  expect(textLanguage('रसोइया चाहिए', 'hi')).toBe('hi');
  expect(textLanguage('Cook रसोइया', 'en')).toBe('hi');
});

test('all others are English', () => {
  for (const reader of ['en', 'hi', 'mr'] as const)
    expect(textLanguage('Development Manager', reader)).toBe('en');
});

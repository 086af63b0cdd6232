import { expect, test } from 'vitest';
import { textLanguage } from './text-language.ts';

test('text in Devanagari is in the language of the reader, or Hindi', () => {
  expect(textLanguage('स्वयंपाकी हवा', 'mr')).toBe('mr');
  expect(textLanguage('रसोइया चाहिए', 'hi')).toBe('hi');
  expect(textLanguage('Cook रसोइया', 'en')).toBe('hi');
});

test('all other text is English', () => {
  for (const reader of ['en', 'hi', 'mr'] as const)
    expect(textLanguage('Development Manager', reader)).toBe('en');
});

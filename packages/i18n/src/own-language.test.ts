import { LANGUAGES } from '@nukkad/contract';
import { expect, it } from 'vitest';
import { OWN_LANGUAGE } from './own-language.ts';

it.each([
  ['en', 'English', /^[A-Za-z ]+$/],
  ['hi', 'हिन्दी', /^[\p{Script=Devanagari} ]+$/u],
  ['mr', 'मराठी', /^[\p{Script=Devanagari} ]+$/u],
] as const)('in %s the chooser names this language, in its own script', (language, name, script) => {
  const texts = OWN_LANGUAGE[language];
  expect(texts.full).toBe(name);
  expect(texts.apply).toContain(name);
  for (const text of Object.values(texts)) expect(text).toMatch(script);
});

it('no two languages have a text of the chooser in common', () => {
  const texts = LANGUAGES.flatMap((language) => Object.values(OWN_LANGUAGE[language]));
  expect(new Set(texts).size).toBe(texts.length);
});

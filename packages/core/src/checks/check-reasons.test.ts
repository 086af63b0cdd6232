import { LANGUAGES } from '@nukkad/contract';
import { CHECK_REASONS } from '@nukkad/domain/check-reasons.ts';
import { translations } from '@nukkad/i18n/translations.ts';
import { expect, it } from 'vitest';

const texts = await translations('checks');

it.each(CHECK_REASONS)('%s has a text in every language', (reason) => {
  const sentences = LANGUAGES.map((language) => texts[language](`reasons.${reason}`));
  expect(new Set(sentences).size).toBe(LANGUAGES.length);
});

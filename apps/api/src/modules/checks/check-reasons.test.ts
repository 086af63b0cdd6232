import type { CheckReason } from '@nukkad/checks';
import { LANGUAGES } from '@nukkad/contract';
import { translations } from '@nukkad/i18n/translations.ts';
import { expect, it } from 'vitest';

/** Held to the type: a reason more or less does not compile. */
const REASONS: Readonly<Record<CheckReason, true>> = {
  'number-seen': true,
  'number-malformed': true,
  'number-missing': true,
  'waits-for-operator': true,
  'contact-answered': true,
  'contact-malformed': true,
  'contact-blocked': true,
  'in-city': true,
  'far-from-city': true,
  'names-another-place': true,
  'asks-no-money': true,
  'asks-money': true,
  'pay-plausible': true,
  'pay-not-told': true,
  'below-minimum-wage': true,
  'too-good-to-be-true': true,
};

const texts = await translations('checks');

it.each(Object.keys(REASONS) as CheckReason[])('%s is told in every language', (reason) => {
  const told = LANGUAGES.map((language) => texts[language](`reasons.${reason}`));
  expect(new Set(told).size).toBe(LANGUAGES.length);
});

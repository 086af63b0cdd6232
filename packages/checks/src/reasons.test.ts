import { checkReasons } from '@nukkad/i18n/check-reasons.ts';
import { expect, it } from 'vitest';
import { CHECK_REASONS } from './outcome.ts';

it('has a phrase for each reason, in three languages', () => {
  expect(Object.keys(checkReasons).sort()).toEqual([...CHECK_REASONS].sort());
  for (const { en, hi, mr } of Object.values(checkReasons))
    expect([en, hi, mr].every((text) => text !== '')).toBe(true);
});

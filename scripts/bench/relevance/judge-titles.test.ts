import type { NamedWork } from '@nukkad/language/understand/understanding.ts';
import { expect, it } from 'vitest';
import { namesWork } from './judge-titles.ts';

const job = { profileKey: 'cook', subProfileKey: 'mess-cook' };
const named = (work: Partial<NamedWork>) => ({
  work: { profiles: [], subProfiles: [], skills: [], near: [], text: '', phrase: '', ...work },
});

it('accepts the sub-profile of a title, or its profile if it names no sub-profile', () => {
  expect(namesWork(named({ subProfiles: ['cook/home-cook', 'cook/mess-cook'] }), job)).toBe(true);
  expect(namesWork(named({ subProfiles: ['cook/home-cook'], profiles: ['cook'] }), job)).toBe(false);
  expect(namesWork(named({ profiles: ['cook'] }), job)).toBe(true);
  expect(namesWork(named({ profiles: ['tailor'] }), job)).toBe(false);
  expect(namesWork({ work: null }, job)).toBe(false);
});

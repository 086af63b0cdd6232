import { expect, it } from 'vitest';
import { PROFILE_PARTS, PROFILE_WEIGHTS, type ProfilePart, profileCompletion } from './profile-completion.ts';

const having = (...parts: ProfilePart[]) =>
  Object.fromEntries(PROFILE_PARTS.map((part) => [part, parts.includes(part)])) as Record<
    ProfilePart,
    boolean
  >;

it('weighs the parts to 100', () => {
  expect(Object.values(PROFILE_WEIGHTS).reduce<number>((sum, weight) => sum + weight, 0)).toBe(100);
  expect(profileCompletion(having(...PROFILE_PARTS))).toEqual({ percentage: 100, nextStep: null });
});

it('names the missing part that is worth most', () => {
  expect(profileCompletion(having())).toEqual({ percentage: 0, nextStep: 'MOBILE' });
  expect(profileCompletion(having('MOBILE', 'PERSONAL'))).toEqual({ percentage: 35, nextStep: 'RESUME' });
});

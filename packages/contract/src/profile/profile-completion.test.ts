import { expect, it } from 'vitest';
import { PROFILE_PARTS, PROFILE_WEIGHTS, type ProfilePart, profileCompletion } from './profile-completion.ts';

const having = (...parts: ProfilePart[]) =>
  Object.fromEntries(PROFILE_PARTS.map((part) => [part, parts.includes(part)])) as Record<
    ProfilePart,
    boolean
  >;

it('has weights with a sum of 100', () => {
  expect(Object.values(PROFILE_WEIGHTS).reduce<number>((sum, weight) => sum + weight, 0)).toBe(100);
  expect(profileCompletion(having(...PROFILE_PARTS))).toEqual({ percentage: 100, nextStep: null });
});

it('returns the missing part with the largest weight', () => {
  expect(profileCompletion(having())).toEqual({ percentage: 0, nextStep: 'MOBILE' });
  expect(profileCompletion(having('MOBILE', 'PERSONAL'))).toEqual({ percentage: 35, nextStep: 'RESUME' });
});

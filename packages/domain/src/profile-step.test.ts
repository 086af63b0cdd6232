import { expect, it } from 'vitest';
import { stepAddress } from './profile-step.ts';

it.each([
  ['PERSONAL', '/editprofile'],
  ['MOBILE', '/updateProfile?returnTo=%2Fprofile'],
  ['RESUME', '/profile#resume'],
  ['EXPERIENCE', '/workexperiencetab'],
  ['EDUCATION', '/educationdetailtab'],
  ['INTERESTS', '/interest'],
  ['ABOUT', '/aboutme'],
  ['PHOTO', '/profile#photo'],
] as const)('the missing part %s is added at %s', (part, address) => {
  expect(stepAddress(part)).toBe(address);
});

import type { ProfilePart } from '@nukkad/contract/profile/profile-completion.ts';

const ADDRESSES: Readonly<Record<ProfilePart, string>> = {
  PERSONAL: '/editprofile',
  MOBILE: '/updateProfile?returnTo=%2Fprofile',
  RESUME: '/profile#resume',
  EXPERIENCE: '/workexperiencetab',
  EDUCATION: '/educationdetailtab',
  INTERESTS: '/interest',
  ABOUT: '/aboutme',
  PHOTO: '/profile#photo',
};

/** Returns the path of the form in which the seeker can add a missing part of the profile. */
export function stepAddress(part: ProfilePart): string {
  return ADDRESSES[part];
}

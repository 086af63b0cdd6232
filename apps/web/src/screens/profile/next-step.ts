import type { ProfilePart } from '@nukkad/contract';

const PLACES: Readonly<Record<ProfilePart, string>> = {
  PERSONAL: '/editprofile',
  MOBILE: '/updateProfile?returnTo=%2Fprofile',
  RESUME: '#resume',
  EXPERIENCE: '/workexperiencetab',
  EDUCATION: '/educationdetailtab',
  INTERESTS: '/interest',
  ABOUT: '/aboutme',
  PHOTO: '#photo',
};

/** Where a missing part of the profile is filled in. */
export function stepAddress(part: ProfilePart): string {
  return PLACES[part];
}

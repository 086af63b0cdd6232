import { EDUCATION_LEVELS, type EducationLevel } from '@nukkad/contract/profile/profile.domain.ts';

const ADDRESSES: Readonly<Record<EducationLevel, string>> = {
  SSC: '/sscDetail',
  HSSC: '/hsscDetail',
  UG: '/ugDetail',
  PG: '/pgDetail',
};

/** Returns the address of a level's tab. */
export function levelAddress(level: EducationLevel): string {
  return ADDRESSES[level];
}

/** Returns the level of an address; the 10th by default. */
export function levelOf(pathname: string): EducationLevel {
  return EDUCATION_LEVELS.find((level) => ADDRESSES[level] === pathname) ?? 'SSC';
}

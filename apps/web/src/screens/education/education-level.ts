import { EDUCATION_LEVELS, type EducationLevel } from '@nukkad/contract/profile/profile.domain.ts';

const ADDRESSES: Readonly<Record<EducationLevel, string>> = {
  SSC: '/sscDetail',
  HSSC: '/hsscDetail',
  UG: '/ugDetail',
  PG: '/pgDetail',
};

/** The address of one level's tab. */
export function levelAddress(level: EducationLevel): string {
  return ADDRESSES[level];
}

/** The level that an address shows; the 10th where it names none. */
export function levelOf(pathname: string): EducationLevel {
  return EDUCATION_LEVELS.find((level) => ADDRESSES[level] === pathname) ?? 'SSC';
}

import { EDUCATION_LEVELS, type EducationLevel } from '@nukkad/contract/profile/profile.domain.ts';

const ADDRESSES: Readonly<Record<EducationLevel, string>> = {
  SSC: '/sscDetail',
  HSSC: '/hsscDetail',
  UG: '/ugDetail',
  PG: '/pgDetail',
};

/** Returns the URL of an education level's tab. */
export function levelAddress(level: EducationLevel): string {
  return ADDRESSES[level];
}

/** Returns the education level in a URL; the 10th class by default. */
export function levelOf(pathname: string): EducationLevel {
  return EDUCATION_LEVELS.find((level) => ADDRESSES[level] === pathname) ?? 'SSC';
}

import { readBirthDay } from '@nukkad/domain/birth-date.ts';
import { isLettersOnly, tidyName } from '@nukkad/domain/person-name.ts';
import { normalisePhone } from '@nukkad/domain/phone.ts';
import { AppError } from '../errors/app-error.ts';
import { dateOf } from '../shared/day.ts';

/** Returns a person's name in its stored form. Throws if it has other characters than letters and spaces. */
export function requireName(text: string): string {
  const name = tidyName(text);
  if (!isLettersOnly(name)) throw new AppError('NAME_INVALID');
  return name;
}

export function optionalName(text: string | undefined): string | null {
  return text === undefined ? null : requireName(text);
}

/** Returns the birth date. Throws if the person is under 18 or was born before 1 February 1960. */
export function requireBirthDate(text: string, now: Date): Date {
  const day = readBirthDay(text, now);
  if (!day) throw new AppError('BIRTH_DATE_INVALID');
  return dateOf(day);
}

interface Mobile {
  readonly phone: string | null;
  readonly isMobileVerified: boolean;
}

/** Throws unless the seeker has a verified mobile number, and the number in the form, if any, is the same. */
export function requireVerifiedPhone(stored: Mobile, typed?: string | undefined): void {
  const isSame = typed === undefined || normalisePhone(typed) === stored.phone;
  if (!stored.isMobileVerified || !isSame) throw new AppError('PHONE_NOT_VERIFIED');
}

import { readBirthDay } from '@nukkad/domain/birth-date.ts';
import { isLettersOnly, tidyName } from '@nukkad/domain/person-name.ts';
import { normalisePhone } from '@nukkad/domain/phone.ts';
import { AppError } from '../errors/app-error.ts';
import { dateOf } from '../shared/day.ts';

/** A person's name as it is stored; refuses anything but letters and spaces. */
export function requireName(text: string): string {
  const name = tidyName(text);
  if (!isLettersOnly(name)) throw new AppError('NAME_INVALID');
  return name;
}

export function optionalName(text: string | undefined): string | null {
  return text === undefined ? null : requireName(text);
}

/** A day of birth of someone at least 18, not before 1 Feb 1960. */
export function requireBirthDate(text: string, now: Date): Date {
  const day = readBirthDay(text, now);
  if (!day) throw new AppError('BIRTH_DATE_INVALID');
  return dateOf(day);
}

interface Mobile {
  readonly phone: string | null;
  readonly isMobileVerified: boolean;
}

/** Refuses unless the seeker has a verified mobile, and (where a form names a number) that one. */
export function requireVerifiedPhone(stored: Mobile, typed?: string | undefined): void {
  const isSame = typed === undefined || normalisePhone(typed) === stored.phone;
  if (!stored.isMobileVerified || !isSame) throw new AppError('PHONE_NOT_VERIFIED');
}

import type { PersonalPatch } from '@nukkad/contract';
import type { Prisma } from '@nukkad/db';
import { hasWithdrawn } from '../consent/has-withdrawn.ts';
import type { Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { findCity } from './find-city.ts';
import { requireBirthDate, requireName, requireVerifiedPhone } from './profile.rules.ts';

type Stored = Prisma.CandidateGetPayload<object>;
type Written = Prisma.CandidateUncheckedUpdateInput;

function isPlaceAlone({ name, birthDate, gender, phone, city, point }: PersonalPatch): boolean {
  const hasForm = [name, birthDate, gender, phone].some((value) => value !== undefined);
  return !hasForm && (city !== undefined || point !== undefined);
}

/**
 * Returns the columns of the first-time form. Throws DETAILS_MISSING unless name, gender, birth date and number are
 * in the form or already stored.
 */
function formFields(stored: Stored, patch: PersonalPatch, now: Date): Written {
  const hasAll =
    (patch.name ?? stored.name) &&
    (patch.birthDate ?? stored.birthDate) &&
    (patch.gender ?? stored.gender) &&
    (patch.phone ?? stored.phone);
  if (!hasAll) throw new AppError('DETAILS_MISSING');
  const fields: Written = {};
  if (patch.name !== undefined) fields.name = requireName(patch.name);
  if (patch.birthDate !== undefined) fields.birthDate = requireBirthDate(patch.birthDate, now);
  if (patch.gender !== undefined) fields.gender = patch.gender;
  requireVerifiedPhone(stored, patch.phone);
  return fields;
}

async function placeFields(tx: Transaction, id: string, { city, point }: PersonalPatch): Promise<Written> {
  // Removing a position needs no consent.
  const mayStorePoint = point === null || (point !== undefined && !(await hasWithdrawn(tx, id, 'location')));
  return {
    ...(city === undefined ? {} : { cityId: await findCity(tx, city) }),
    ...(mayStorePoint ? { latitude: point?.latitude ?? null, longitude: point?.longitude ?? null } : {}),
  };
}

/** Returns the columns that the personal part of a form changes. */
export async function personalFields(
  tx: Transaction,
  stored: Stored,
  patch: PersonalPatch,
  now: Date,
): Promise<Written> {
  const form = isPlaceAlone(patch) ? {} : formFields(stored, patch, now);
  return { ...form, ...(await placeFields(tx, stored.id, patch)) };
}

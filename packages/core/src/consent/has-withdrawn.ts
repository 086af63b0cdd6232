import type { FileKind } from '@nukkad/db';
import { firstRow, type Queryable } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { selectLastAnswer } from './consent.queries.ts';

/**
 * The purpose to which a seeker must consent before a kind of file is stored. Resumes are not listed, because they
 * are part of the profile.
 */
const PURPOSE: Partial<Readonly<Record<FileKind, string>>> = {
  PHOTO: 'extras',
  CERTIFICATE: 'extras',
  MARKSHEET_PAGE: 'extras',
  VIDEO: 'extras',
  IDENTITY_PROOF: 'identity',
  AADHAAR: 'identity',
};

/** Whether the seeker's latest answer for a purpose, in any version of the notice, was a withdrawal. */
export async function hasWithdrawn(
  source: Queryable,
  candidateId: string,
  purpose: string,
): Promise<boolean> {
  const answer = await firstRow(source, selectLastAnswer(candidateId, purpose));
  return answer?.isGiven === false;
}

/** Throws CONSENT_MISSING if the seeker has withdrawn the consent that this kind of file needs. */
export async function requireFileConsent(
  source: Queryable,
  candidateId: string,
  kind: FileKind,
): Promise<void> {
  const purpose = PURPOSE[kind];
  if (purpose !== undefined && (await hasWithdrawn(source, candidateId, purpose)))
    throw new AppError('CONSENT_MISSING');
}

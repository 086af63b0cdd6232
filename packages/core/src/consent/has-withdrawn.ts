import type { FileKind } from '@nukkad/db';
import { firstRow, type Queryable } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { selectLastAnswer } from './consent.queries.ts';

/** Which item of the notice a file stands on; a resume belongs to the profile, without which there is no account. */
const PURPOSE: Partial<Readonly<Record<FileKind, string>>> = {
  PHOTO: 'extras',
  CERTIFICATE: 'extras',
  MARKSHEET_PAGE: 'extras',
  VIDEO: 'extras',
  IDENTITY_PROOF: 'identity',
  AADHAAR: 'identity',
};

/** Whether the seeker's last word on an item of the notice, whatever its version, was to take it back. */
export async function hasWithdrawn(
  source: Queryable,
  candidateId: string,
  purpose: string,
): Promise<boolean> {
  const answer = await firstRow(source, selectLastAnswer(candidateId, purpose));
  return answer?.isGiven === false;
}

/** Refuses a file of a kind that its seeker has taken consent back for. */
export async function requireFileConsent(
  source: Queryable,
  candidateId: string,
  kind: FileKind,
): Promise<void> {
  const purpose = PURPOSE[kind];
  if (purpose !== undefined && (await hasWithdrawn(source, candidateId, purpose)))
    throw new AppError('CONSENT_MISSING');
}

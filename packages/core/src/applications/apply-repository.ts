import { type ApplyInput, CREDITS_APPLY } from '@nukkad/contract';
import type { Gender } from '@nukkad/db';
import { v7 as newId } from 'uuid';
import { hasWithdrawn } from '../consent/has-withdrawn.ts';
import type { Spender } from '../credits/credits.rules.ts';
import { lockSpender } from '../credits/lock-spender.ts';
import { sendEntry } from '../credits/write-entry.ts';
import { firstRow, type Queryable, type Sender } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import {
  selectApplicant,
  selectAppliedJob,
  selectEarlier,
  upsertApplication,
} from './applications.queries.ts';
import type { AppliedJob, EarlierApplication } from './applications.rules.ts';
import { sendApplicationEvent } from './write-application-event.ts';

interface Applying {
  readonly applicant: { readonly name: string; readonly gender: Gender | null } & Spender;
  readonly job: AppliedJob;
  readonly earlier: EarlierApplication | null;
  readonly hasWithdrawnLocation: boolean;
}

/**
 * Locks the seeker's row and reads what the rules need, in one round trip. Throws NOT_SIGNED_IN if the account is
 * deleted, and JOB_REMOVED if the job does not exist.
 */
export async function readForApplying(tx: Queryable, candidateId: string, jobId: string): Promise<Applying> {
  // The lock is sent first, so the other statements see what an earlier application of the seeker has written.
  const [spender, profile, job, earlier, hasWithdrawnLocation] = await Promise.all([
    lockSpender(tx, candidateId),
    firstRow(tx, selectApplicant(candidateId)),
    firstRow(tx, selectAppliedJob(jobId)),
    firstRow(tx, selectEarlier(candidateId, jobId)),
    hasWithdrawn(tx, candidateId, 'location'),
  ]);
  if (spender === null || profile === null) throw new AppError('NOT_SIGNED_IN');
  if (job === null) throw new AppError('JOB_REMOVED');
  return { applicant: { ...profile, ...spender }, job, earlier, hasWithdrawnLocation };
}

interface NewApplication {
  readonly candidateId: string;
  readonly jobId: string;
  readonly companyId: string;
  readonly input: ApplyInput;
  readonly now: Date;
}

/** The application of one attempt. */
interface Attempt {
  readonly id: string;
  readonly attempt: number;
}

/** Inserts the application, or reopens the earlier one as a new attempt. Returns its id and attempt. */
export function sendApplication(
  tx: Sender,
  { candidateId, jobId, companyId, input, now }: NewApplication,
  earlier: EarlierApplication | null,
): Attempt {
  const id = earlier?.id ?? newId();
  const attempt = (earlier?.attempt ?? 0) + 1;
  const application = {
    id,
    attempt,
    candidateId,
    jobId,
    companyId,
    latitude: input.point?.latitude ?? null,
    longitude: input.point?.longitude ?? null,
    isAvailableInCity: input.isAvailableInCity ?? null,
    knowsEnglish: input.knowsEnglish ?? null,
  };
  tx.send(upsertApplication(application, now));
  sendApplicationEvent(tx, { applicationId: id, status: 'APPLIED' }, now);
  return { id, attempt };
}

/** Spends the credit of one attempt. A unique key of the ledger prevents charging it twice. */
export function sendSpending(
  tx: Sender,
  candidateId: string,
  jobId: string,
  { id, attempt }: Attempt,
  now: Date,
): void {
  const reference = `${id}:${attempt}`;
  sendEntry(tx, { candidateId, amount: -CREDITS_APPLY, reason: 'APPLY', reference, jobId }, now);
}

import { type ApplyInput, CREDITS_APPLY } from '@nukkad/contract';
import { writeEntry } from '../credits/write-entry.ts';
import type { Transaction } from '../database/rows.ts';
import type { AppliedJob, EarlierApplication } from './applications.rules.ts';
import { writeApplicationEvent } from './write-application-event.ts';

export async function findAppliedJob(tx: Transaction, id: string): Promise<AppliedJob | null> {
  const found = await tx.job.findUnique({
    where: { id },
    select: {
      title: true,
      companyId: true,
      status: true,
      statusReason: true,
      expiresAt: true,
      company: { select: { name: true, suspendedAt: true } },
    },
  });
  if (found === null) return null;
  const { company, ...job } = found;
  const isPaused = company.suspendedAt !== null && job.status === 'ACTIVE';
  return { ...job, companyName: company.name, status: isPaused ? 'PAUSED' : job.status };
}

export function findEarlier(
  tx: Transaction,
  candidateId: string,
  jobId: string,
): Promise<EarlierApplication | null> {
  return tx.application.findUnique({
    where: { candidateId_jobId: { candidateId, jobId } },
    select: { id: true, status: true, attempt: true, statusChangedAt: true },
  });
}

export interface NewApplication {
  readonly candidateId: string;
  readonly jobId: string;
  readonly companyId: string;
  readonly input: ApplyInput;
  readonly now: Date;
}

/** Inserts the application, or reopens the earlier one as a new attempt. Returns its id and attempt. */
export async function writeApplication(
  tx: Transaction,
  { candidateId, jobId, companyId, input, now }: NewApplication,
  earlier: EarlierApplication | null,
): Promise<{ id: string; attempt: number }> {
  const answers = {
    latitude: input.point?.latitude ?? null,
    longitude: input.point?.longitude ?? null,
    isAvailableInCity: input.isAvailableInCity,
    knowsEnglish: input.knowsEnglish,
    appliedAt: now,
    statusChangedAt: now,
  };
  const initial = { status: 'APPLIED', viewedAt: null, refundedAt: null, scheduledFor: null } as const;
  const select = { id: true, attempt: true };
  const written = earlier
    ? await tx.application.update({
        where: { id: earlier.id },
        data: { ...answers, ...initial, attempt: earlier.attempt + 1 },
        select,
      })
    : await tx.application.create({
        data: { ...answers, candidateId, jobId, companyId, createdAt: now },
        select,
      });
  await writeApplicationEvent(tx, { applicationId: written.id, status: 'APPLIED' }, now);
  return written;
}

/** Spends the credit of one attempt. A unique key of the ledger prevents charging it twice. */
export async function spendCredit(
  tx: Transaction,
  candidateId: string,
  jobId: string,
  { id, attempt }: { id: string; attempt: number },
  now: Date,
): Promise<void> {
  const reference = `${id}:${attempt}`;
  await writeEntry(tx, { candidateId, amount: -CREDITS_APPLY, reason: 'APPLY', reference, jobId }, now);
}

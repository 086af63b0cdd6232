import type { Query } from '@nukkad/db/sql.ts';
import type { CheckRecords } from '../checks/index.ts';
import { recheckCompanies, recheckJobs } from '../checks/recheck.ts';
import type { Transaction } from '../database/rows.ts';
import type { JobDays } from '../jobs/job-days.ts';
import { holdForModeration } from '../moderation/hold-for-moderation.ts';
import { notifyAboutJobs } from '../moderation/notify-about-jobs.ts';
import { confirmJobs, reopenRunOut } from './job-days.queries.ts';
import { newShareId } from './posting-ids.ts';
import {
  closeJobsNotStaged,
  forgetOverruledEdits,
  jobIdsOf,
  mergeEdits,
  reopenStagedJobs,
  type StagedSlice,
  selectTakenCompanyShareIds,
  selectTakenJobShareIds,
  setShareIds,
  upsertStagedCompanies,
  upsertStagedJobs,
} from './staged-postings.queries.ts';

interface WrittenPostings {
  readonly created: number;
  readonly updated: number;
}

interface WrittenCompanies extends WrittenPostings {
  readonly ids: readonly string[];
}

/**
 * Replaces share ids that are already taken by new random ones until all are free. A collision is one in 57 billion.
 */
async function drawAgain(
  tx: Transaction,
  importId: string,
  selectTaken: () => Query<{ position: number }>,
): Promise<void> {
  for (;;) {
    const positions = (await tx.query(selectTaken())).map(({ position }) => position);
    if (positions.length === 0) return;
    await tx.query(setShareIds(importId, positions, positions.map(newShareId)));
  }
}

/** Writes staged companies with their checks. A company with the same ref is updated. */
export async function writeStagedCompanies(
  tx: Transaction,
  slice: StagedSlice,
  records: CheckRecords,
): Promise<WrittenCompanies> {
  await drawAgain(tx, slice.importId, () => selectTakenCompanyShareIds(slice));
  const written = await tx.query(upsertStagedCompanies(slice));
  const created = written.filter(({ isCreated }) => isCreated).length;
  const ids = written.map(({ id }) => id);
  if (ids.length > 0) await recheckCompanies(tx, ids, records);
  return { created, updated: ids.length - created, ids };
}

interface JobWriting {
  readonly records: CheckRecords;
  readonly days: JobDays;
  /** Whether unchanged rows also confirm their jobs: true for complete files and feeds. */
  readonly isConfirming: boolean;
}

/** Writes staged jobs with their checks. A job with the same ref is updated; a complete file or a feed also confirms it. */
export async function writeStagedJobs(
  tx: Transaction,
  slice: StagedSlice,
  { records, days, isConfirming }: JobWriting,
): Promise<WrittenPostings> {
  const { expiresAt } = days;
  await drawAgain(tx, slice.importId, () => selectTakenJobShareIds(slice));
  await tx.query(forgetOverruledEdits(slice));
  await tx.query(mergeEdits(slice));
  const written = await tx.query(upsertStagedJobs(slice, expiresAt));
  const reopened = await tx.query(reopenStagedJobs(slice, expiresAt));
  if (isConfirming) {
    await tx.query(confirmJobs(jobIdsOf(slice), days));
    reopened.push(...(await tx.query(reopenRunOut(jobIdsOf(slice), days, slice.now))));
  }
  const created = written.filter(({ isCreated }) => isCreated).length;
  const ids = [...new Set([...written, ...reopened].map(({ id }) => id))];
  if (ids.length > 0) {
    await recheckJobs(tx, ids, records);
    await holdForModeration(tx, ids, { now: slice.now, expiresAt });
  }
  return { created, updated: ids.length - created };
}

/**
 * Closes jobs that a complete file no longer contains, for the companies in the file. Notifies seekers who saved
 * these jobs or applied. Returns the closed jobs.
 */
export async function closeMissingJobs(tx: Transaction, importId: string, now: Date) {
  const closed = await tx.query(closeJobsNotStaged(importId, now));
  await notifyAboutJobs(
    tx,
    closed.map(({ job }) => job),
    'closed',
    now,
  );
  return closed;
}

import { indiaDay } from '@nukkad/domain/india-day.ts';
import { lockKey } from '../database/locks.queries.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import type { JobDetailRow } from './jobs.queries.ts';
import { countNewViews, recordView } from './jobs.queries.ts';
import { weekStart } from './week-start.ts';

/** A seeker's opening of a job, with the weekly allowance that applies. */
export interface JobViewing {
  readonly candidateId: string;
  readonly job: Pick<JobDetailRow, 'id' | 'isSeen' | 'isSaved' | 'application'>;
  readonly now: Date;
  /** Maximum number of new jobs per week; 0 means no limit. */
  readonly allowance: number;
  /** Whether only the allowance is checked. */
  readonly isPreview: boolean;
}

async function isAllowanceUsedUp(
  tx: Transaction,
  { candidateId, now, allowance }: JobViewing,
): Promise<boolean> {
  if (allowance === 0) return false;
  // The lock serialises the views of a seeker, so that two open tabs cannot both use the last view of the week.
  await tx.query(lockKey(`views:${candidateId}`));
  const counted = await firstRow(tx, countNewViews(candidateId, weekStart(now)));
  return (counted?.seen ?? 0) >= allowance;
}

/**
 * Counts a view of a job, once per seeker and calendar day in India. A job that is new to the seeker counts towards the
 * weekly allowance. Returns the new number of views, null if it did not change, or 'used-up' if the allowance is
 * exhausted.
 */
export async function countView(tx: Transaction, viewing: JobViewing): Promise<number | null | 'used-up'> {
  const { candidateId, job, now, isPreview } = viewing;
  const isKnown = job.isSeen || job.isSaved || job.application !== null;
  if (!isKnown && (await isAllowanceUsedUp(tx, viewing))) return 'used-up';
  if (isPreview) return null;
  const counted = await firstRow(
    tx,
    recordView({ candidateId, jobId: job.id, now, day: indiaDay(now), isCounted: !isKnown }),
  );
  return counted?.viewCount ?? null;
}

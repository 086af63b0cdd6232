import { indiaDay } from '@nukkad/domain/india-day.ts';
import { lockKey } from '../database/locks.queries.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import type { JobDetailRow } from './jobs.queries.ts';
import { countNewViews, recordView } from './jobs.queries.ts';
import { weekStart } from './week-start.ts';

export interface Viewing {
  readonly candidateId: string;
  readonly job: Pick<JobDetailRow, 'id' | 'isSeen' | 'isSaved' | 'application'>;
  readonly now: Date;
  /** New jobs a week; 0 means no limit. */
  readonly allowance: number;
}

async function isUsedUp(tx: Transaction, { candidateId, now, allowance }: Viewing): Promise<boolean> {
  if (allowance === 0) return false;
  // One seeker's new jobs are counted one after the other, or two windows would both take the last of the week.
  await tx.query(lockKey(`views:${candidateId}`));
  const counted = await firstRow(tx, countNewViews(candidateId, weekStart(now)));
  return (counted?.seen ?? 0) >= allowance;
}

/**
 * Counts a view once a seeker a day of India, and a new job towards the weekly allowance. Answers the job's views, null
 * when they did not change, or 'used-up' when the week's new jobs are all seen.
 */
export async function countView(tx: Transaction, viewing: Viewing): Promise<number | null | 'used-up'> {
  const { candidateId, job, now } = viewing;
  const isKnown = job.isSeen || job.isSaved || job.application !== null;
  if (!isKnown && (await isUsedUp(tx, viewing))) return 'used-up';
  const counted = await firstRow(
    tx,
    recordView({ candidateId, jobId: job.id, now, day: indiaDay(now), isCounted: !isKnown }),
  );
  return counted?.viewCount ?? null;
}

import { indiaDay } from '@nukkad/contract/rules/india-day.ts';
import { firstRow, rows, type Transaction } from '../../database/rows.ts';
import type { JobDetailRow } from './job-detail-row.ts';
import { weekStart } from './week-start.ts';

export interface Viewing {
  readonly candidateId: string;
  readonly job: Pick<JobDetailRow, 'id' | 'isSeen' | 'isSaved' | 'application'>;
  readonly now: Date;
  /** New jobs a week; 0 means no limit. */
  readonly allowance: number;
}

const COUNT_NEW = `
  SELECT count(*)::int AS seen FROM job_view
   WHERE candidate_id = $1::uuid AND is_counted AND first_view_at >= $2::timestamptz`;

const RECORD = `
  WITH today AS (
    INSERT INTO job_view (candidate_id, job_id, first_view_at, last_day, is_counted)
    VALUES ($1::uuid, $2::uuid, $3::timestamptz, $4::date, $5)
    ON CONFLICT (candidate_id, job_id) DO UPDATE SET last_day = excluded.last_day
      WHERE job_view.last_day < excluded.last_day
    RETURNING 1)
  UPDATE job SET view_count = view_count + 1 WHERE id = $2::uuid AND EXISTS (SELECT FROM today)
  RETURNING view_count AS "viewCount"`;

async function isUsedUp(tx: Transaction, { candidateId, now, allowance }: Viewing): Promise<boolean> {
  if (allowance === 0) return false;
  // One seeker's new jobs are counted one after the other, or two windows would both take the last of the week.
  await rows(tx, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))::text', `views:${candidateId}`);
  const counted = await firstRow<{ seen: number }>(tx, COUNT_NEW, candidateId, weekStart(now));
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
  const counted = await firstRow<{ viewCount: number }>(
    tx,
    RECORD,
    candidateId,
    job.id,
    now,
    indiaDay(now),
    !isKnown,
  );
  return counted?.viewCount ?? null;
}

import type { RowOf } from '@nukkad/db/sql.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import { shareLink } from '@nukkad/job-search/job-card.ts';
import type { Container } from '../container.ts';
import { selectJobsOfFollowed, selectMatchingJobs } from './notifications.queries.ts';
import { type Notice, notifyAll } from './notify.ts';

const BATCH = 500;
const RADIUS_METRES = 30_000;

type FollowedJob = RowOf<typeof selectJobsOfFollowed>;
type MatchRow = RowOf<typeof selectMatchingJobs>;
/** A row of the query for a seeker for whom a job was found. Its columns other than the pay are not null. */
type Match = {
  readonly [Name in keyof MatchRow]: Name extends 'payMin' | 'payMax'
    ? MatchRow[Name]
    : NonNullable<MatchRow[Name]>;
};

function followedNotice(job: FollowedJob): Notice {
  return {
    candidateId: job.candidateId,
    type: 'followed-company-posted',
    template: 'posted',
    values: {
      company: job.company,
      jobTitle: job.title,
      city: job.city,
      cityHi: job.cityHi,
      cityMr: job.cityMr,
    },
    jobId: job.jobId,
    link: `/jobs?${shareLink(job)}`,
    dedupeKey: `job:${job.jobId}:followed`,
  };
}

function matchNotice(match: Match, day: string): Notice {
  const { payMin, payMax, count, title: jobTitle, company } = match;
  const distanceKm = match.metres / 1000;
  const isSingle = count === 1 && (payMin !== null || payMax !== null);
  return {
    candidateId: match.candidateId,
    type: 'new-job-matching',
    template: isSingle ? 'one' : 'many',
    values: isSingle ? { jobTitle, company, payMin, payMax, distanceKm } : { jobTitle, count, distanceKm },
    jobId: match.jobId,
    link: isSingle ? `/jobs?${shareLink(match)}` : '/joblist',
    dedupeKey: `fitting:${day}`,
  };
}

/**
 * Notifies seekers of the new jobs of the last day: those of companies that they follow, and those within 30 km that
 * match their interests. Returns the number of notifications.
 */
export async function announceJobs({
  database,
  clock,
  tasks,
}: Pick<Container, 'database' | 'clock' | 'tasks'>): Promise<number> {
  const now = clock.now();
  const day = indiaDay(now);
  const followed = await database.query(selectJobsOfFollowed(now));
  let notified = await notifyAll(database, followed.map(followedNotice), now);
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const batch = await database.query(
      selectMatchingJobs({ now, after, limit: BATCH, radiusMetres: RADIUS_METRES }),
    );
    const matches = batch.filter((row): row is Match => row.jobId !== null);
    notified += await notifyAll(
      database,
      matches.map((match) => matchNotice(match, day)),
      now,
    );
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) break;
    after = last.candidateId;
  }
  if (notified > 0) tasks.soon('push');
  return notified;
}

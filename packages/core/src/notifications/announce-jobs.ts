import type { RowOf } from '@nukkad/db/sql.ts';
import { shareLink } from '@nukkad/job-search/job-card.ts';
import type { Container } from '../container.ts';
import { selectJobsOfFollowed, selectMatchingJobs } from './notifications.queries.ts';
import { type Notice, notifyAll } from './notify.ts';

const BATCH = 500;
const RADIUS_METRES = 30_000;

type Posted = RowOf<typeof selectJobsOfFollowed>;
type Fitting = RowOf<typeof selectMatchingJobs>;
/** A seeker for whom there is a job. */
type Match = {
  readonly [Name in keyof Fitting]: Name extends 'payMin' | 'payMax'
    ? Fitting[Name]
    : NonNullable<Fitting[Name]>;
};

function followedNotice(job: Posted): Notice {
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

function fittingNotice(match: Match, day: string): Notice {
  const { payMin, payMax, count, title: jobTitle, company } = match;
  const distanceKm = match.metres / 1000;
  const isAlone = count === 1 && (payMin !== null || payMax !== null);
  return {
    candidateId: match.candidateId,
    type: 'new-job-matching',
    template: isAlone ? 'one' : 'many',
    values: isAlone ? { jobTitle, company, payMin, payMax, distanceKm } : { jobTitle, count, distanceKm },
    jobId: match.jobId,
    link: isAlone ? `/jobs?${shareLink(match)}` : '/joblist',
    dedupeKey: `fitting:${day}`,
  };
}

/** Tells seekers of the last day's jobs: those of companies they follow, and those near them in the work they chose. */
export async function announceJobs({
  database,
  clock,
  tasks,
}: Pick<Container, 'database' | 'clock' | 'tasks'>): Promise<number> {
  const now = clock.now();
  const day = now.toISOString().slice(0, 10);
  const followed = await database.query(selectJobsOfFollowed(now));
  let notified = await notifyAll(database, followed.map(followedNotice), now);
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const batch = await database.query(
      selectMatchingJobs({ now, after, limit: BATCH, radiusMetres: RADIUS_METRES }),
    );
    const matches = batch.filter((row): row is Match => row.jobId !== null);
    notified += await notifyAll(
      database,
      matches.map((match) => fittingNotice(match, day)),
      now,
    );
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) break;
    after = last.candidateId;
  }
  if (notified > 0) tasks.soon('push');
  return notified;
}

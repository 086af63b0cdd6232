import { shareLink } from '@nukkad/job-search/job-card.ts';
import type { Container } from '../../container.ts';
import { rows } from '../../database/rows.ts';
import { type Notice, notifyAll } from './notify.ts';

const BATCH = 500;
const RADIUS_METRES = 30_000;

interface Posted {
  readonly candidateId: string;
  readonly jobId: string;
  readonly title: string;
  readonly company: string;
  readonly city: string;
  readonly slug: string;
  readonly shareId: string;
}

interface Match extends Posted {
  readonly payMin: number | null;
  readonly payMax: number | null;
  readonly metres: number;
  readonly count: number;
}

const SINCE = `j.status = 'ACTIVE' AND j.created_at > $1::timestamptz - interval '1 day'`;
const SHOWN = `NOT EXISTS (SELECT FROM dismissed_job d WHERE d.candidate_id = c.id AND d.job_id = j.id)
     AND NOT EXISTS (SELECT FROM application a WHERE a.candidate_id = c.id AND a.job_id = j.id)`;

/** The newest job of each followed company, of the last day. */
const OF_FOLLOWED = `
  SELECT DISTINCT ON (c.id, j.company_id) c.id::text AS "candidateId", j.id::text AS "jobId", j.title,
         co.name AS company, ci.name_en AS city, j.slug, j.share_id AS "shareId"
    FROM company_follow f JOIN candidate c ON c.id = f.candidate_id
    JOIN job j ON j.company_id = f.company_id JOIN company co ON co.id = j.company_id
    JOIN city ci ON ci.id = j.city_id
   WHERE ${SINCE} AND ${SHOWN}
   ORDER BY c.id, j.company_id, j.created_at DESC`;

/** For seekers with interests, seen in the last 60 days: the nearest new job that fits, and how many there are. */
const FITTING = `
  SELECT c.id::text AS "candidateId", best.*
    FROM (SELECT c.id, st_setsrid(st_makepoint(coalesce(c.longitude, ci.longitude),
                                               coalesce(c.latitude, ci.latitude)), 4326)::geography AS place
            FROM candidate c LEFT JOIN city ci ON ci.id = c.city_id
           WHERE c.deleted_at IS NULL AND c.is_available AND c.id > $2::uuid
             AND c.last_seen_at > $1::timestamptz - interval '60 days'
             AND EXISTS (SELECT FROM interest i WHERE i.candidate_id = c.id)
           ORDER BY c.id LIMIT ${BATCH}) c
    LEFT JOIN LATERAL (
      SELECT j.id::text AS "jobId", j.title, co.name AS company, j.slug, j.share_id AS "shareId",
             j.pay_min AS "payMin", j.pay_max AS "payMax", st_distance(j.position, c.place) AS metres,
             count(*) OVER ()::int AS count
        FROM job j JOIN company co ON co.id = j.company_id
       WHERE ${SINCE} AND ${SHOWN} AND st_dwithin(j.position, c.place, ${RADIUS_METRES})
         AND j.profile_key IN (SELECT profile_key FROM interest i WHERE i.candidate_id = c.id)
       ORDER BY metres, j.id LIMIT 1) best ON true
   ORDER BY c.id`;

function followedNotice(job: Posted): Notice {
  return {
    candidateId: job.candidateId,
    type: 'followed-company-posted',
    template: 'posted',
    values: { company: job.company, jobTitle: job.title, city: job.city },
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
  const followed = await rows<Posted>(database, OF_FOLLOWED, now);
  let told = await notifyAll(database, followed.map(followedNotice), now);
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const batch = await rows<Match>(database, FITTING, now, after);
    const matches = batch.filter((row) => row.jobId !== null);
    told += await notifyAll(
      database,
      matches.map((match) => fittingNotice(match, day)),
      now,
    );
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) break;
    after = last.candidateId;
  }
  if (told > 0) tasks.soon('push');
  return told;
}

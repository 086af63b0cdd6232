import type { Database } from '@nukkad/db';
import { searchLanguage } from '@nukkad/job-search';
import { understandText } from '@nukkad/language/understand/understand-text.ts';
import type { Understanding } from '@nukkad/language/understand/understanding.ts';
import type { StoredJob } from './judge.ts';
import { mean, percent } from './report.ts';

type Work = Pick<StoredJob, 'profileKey' | 'subProfileKey'>;

/** Whether a text was understood as a job's sub-profile, or as its profile if it names no sub-profile. */
export function namesWork(
  { work }: Pick<Understanding, 'work'>,
  { profileKey, subProfileKey }: Work,
): boolean {
  if (work === null) return false;
  const { subProfiles, profiles } = work;
  return subProfiles.length > 0
    ? subProfiles.includes(`${profileKey}/${subProfileKey}`)
    : profiles.includes(profileKey);
}

/**
 * Reports how many job titles are understood as the job's own occupation. Titles are a fair test, because they were
 * not written for the search.
 */
export async function titleReport(database: Database, jobs: ReadonlyMap<string, StoredJob>): Promise<string> {
  const { meanings } = await searchLanguage.read(database);
  const titles = new Map([...jobs.values()].map((job) => [`${job.subProfileKey} ${job.title}`, job]));
  const verdicts = [...titles.values()].map((job) => namesWork(understandText(meanings, job.title), job));
  return `titles of jobs: ${percent(mean(verdicts.map(Number))).trim()} of ${titles.size} understood as their own work`;
}

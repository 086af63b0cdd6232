import type { Database } from '@nukkad/db';
import { searchLanguage } from '@nukkad/job-search';
import { understandText } from '@nukkad/language/understand/understand-text.ts';
import type { Understanding } from '@nukkad/language/understand/understanding.ts';
import type { StoredJob } from './judge.ts';
import { mean, percent } from './report.ts';

type Work = Pick<StoredJob, 'profileKey' | 'subProfileKey'>;

/** Whether a text was understood as a work, or as its profile where no sub-profile is named. */
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

/** Titles of jobs are texts that nobody wrote for a search, and whose work is known: how many are understood as it. */
export async function titleReport(database: Database, jobs: ReadonlyMap<string, StoredJob>): Promise<string> {
  const { meanings } = await searchLanguage.read(database);
  const titles = new Map([...jobs.values()].map((job) => [`${job.subProfileKey} ${job.title}`, job]));
  const verdicts = [...titles.values()].map((job) => namesWork(understandText(meanings, job.title), job));
  return `titles of jobs: ${percent(mean(verdicts.map(Number))).trim()} of ${titles.size} understood as the work that they are`;
}

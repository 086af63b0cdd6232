import type { Database } from '@nukkad/db';
import type { Search } from '@nukkad/job-search/query/search.ts';
import { prepareText } from '@nukkad/job-search/sql/statement-text.ts';
import { REMOVED_AS_FAKE } from '../../../shared/removed-job.ts';
import { FOUND_JOB_COLUMNS, type FoundJobRow } from './found-job.ts';

const WORDS = 4;

/** The newest closed and paused jobs of some words, or of a profile: the search shows them dimmed, behind the others. */
const closedOfWords = prepareText('search_closed_words', (place) => {
  const lists = Array.from(
    { length: WORDS },
    (_, at) => `(SELECT job_id, created_at FROM job_term
      WHERE NOT is_active AND term = ${place(`word${at}`, 'int')}
      ORDER BY created_at DESC, job_id DESC LIMIT ${place('rows', 'int')})`,
  );
  return `SELECT ${FOUND_JOB_COLUMNS}
    FROM (SELECT DISTINCT ON (created_at, job_id) job_id, created_at FROM (${lists.join(' UNION ALL ')}) found
           ORDER BY created_at DESC, job_id DESC LIMIT ${place('rows', 'int')}) closed
    JOIN job j ON j.id = closed.job_id JOIN company co ON co.id = j.company_id
   WHERE j.status_reason IS DISTINCT FROM '${REMOVED_AS_FAKE}'
   ORDER BY closed.created_at DESC`;
});

const closedOfProfile = prepareText(
  'search_closed_profile',
  (place) => `SELECT ${FOUND_JOB_COLUMNS}
    FROM (SELECT job_id, created_at FROM job_search
           WHERE NOT is_active AND profile = ${place('profile', 'smallint')}
           ORDER BY created_at DESC, job_id DESC LIMIT ${place('rows', 'int')}) closed
    JOIN job j ON j.id = closed.job_id JOIN company co ON co.id = j.company_id
   WHERE j.status_reason IS DISTINCT FROM '${REMOVED_AS_FAKE}'
   ORDER BY closed.created_at DESC`,
);

export async function findClosed(database: Database, search: Search, rows: number): Promise<FoundJobRow[]> {
  const { words, facets } = search;
  if (words !== null) {
    const lists = Object.fromEntries(words.lists.map((term, at) => [`word${at}`, term]));
    return database.query<FoundJobRow>(closedOfWords.with({ ...lists, rows }));
  }
  const [profile, upper] = facets.profile;
  if (profile !== upper) return [];
  return database.query<FoundJobRow>(closedOfProfile.with({ profile, rows }));
}

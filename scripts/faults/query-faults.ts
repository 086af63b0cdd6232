import type { Fault } from './fault.ts';

const CORE = 'packages/core/src';
const API = 'apps/api/src';

/** Faults in SQL for figures, the sitemap, notifications and the page of a job. */
export const QUERY_FAULTS: readonly Fault[] = [
  {
    name: 'a step of an operator counts as an answer of the company',
    kind: 'SQL condition',
    file: `${CORE}/companies/company-figures.queries.ts`,
    find: ' AND e.created_at >= a.applied_at AND e.member_id IS NOT NULL',
    replace: ' AND e.created_at >= a.applied_at',
    tests: [`${API}/partner/company-figures.int.test.ts`],
  },
  {
    name: 'the sitemap subtracts a failed job from the day in Greenwich',
    kind: 'day of India',
    file: `${CORE}/sitemap/sitemap.queries.ts`,
    find: "SELECT (j.created_at AT TIME ZONE 'Asia/Kolkata')::date AS day, count(*)::int",
    replace: "SELECT (j.created_at AT TIME ZONE 'UTC')::date AS day, count(*)::int",
    tests: [`${API}/modules/sitemap`],
  },
  {
    name: 'the sitemap lists posts that are not displayed',
    kind: 'SQL condition',
    file: `${CORE}/sitemap/sitemap.queries.ts`,
    find: 'WHERE is_displayed AND published_at <=',
    replace: 'WHERE published_at <=',
    tests: [`${API}/modules/sitemap`],
  },
  {
    name: 'of two towns with one name, the smaller one is taken',
    kind: 'order',
    file: `${CORE}/profile/profile.queries.ts`,
    find: 'population DESC, id LIMIT 1',
    replace: 'population LIMIT 1',
    tests: [`${API}/modules/profile`],
  },
  {
    name: 'a saved job that closes is not recalled after a withdrawal',
    kind: 'SQL condition',
    file: `${CORE}/notifications/notifications.queries.ts`,
    find:
      'WHERE a.candidate_id = s.candidate_id AND a.job_id = j.id\n' +
      "                        AND a.status <> 'WITHDRAWN')",
    replace: 'WHERE a.candidate_id = s.candidate_id AND a.job_id = j.id)',
    tests: [`${API}/modules/notifications`],
  },
  {
    name: 'a check of the job that is open hides one of the company that passed',
    kind: 'order',
    file: `${CORE}/jobs/jobs.queries.ts`,
    find: "ORDER BY kind, (outcome = 'NOT_DONE'), rank) c",
    replace: 'ORDER BY kind, rank) c',
    tests: [`${API}/modules/jobs`, `${API}/modules/checks`],
  },
  {
    name: 'of two phrases that are typed equally rarely, the later one is deleted',
    kind: 'order',
    file: `${CORE}/missing-words/missing-words.queries.ts`,
    find: 'SELECT ctid FROM missing_word ORDER BY count DESC, last_seen DESC, phrase',
    replace: 'SELECT ctid FROM missing_word ORDER BY count DESC, phrase',
    tests: [`${API}/modules/missing-words`],
  },
];

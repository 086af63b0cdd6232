import type { Fault } from './fault.ts';

const CORE = 'packages/core/src';
const API = 'apps/api/src/modules';

/** Faults in the search for jobs. */
export const SEARCH_FAULTS: readonly Fault[] = [
  {
    name: 'a graduate is suited for jobs of the twelfth',
    kind: 'row of a table',
    file: 'packages/job-search/src/facets.ts',
    find: 'UG: [3, 3],',
    replace: 'UG: [2, 3],',
    tests: ['packages/job-search/src/suitable-qualifications.test.ts'],
  },
  {
    name: 'the end of a slider is no "or more"',
    kind: 'limit',
    file: 'packages/job-search/src/facets.ts',
    find: 'high >= max ? ANY_FACETS',
    replace: 'high > max ? ANY_FACETS',
    tests: ['packages/job-search/src/facets.int.test.ts', `${CORE}/search/filter-jobs.int.test.ts`],
  },
  {
    name: 'a job that cycles can reach ranks like one on foot',
    kind: 'row of a table',
    file: 'packages/job-search/src/sql/blend.ts',
    find: '{ km: 8, daysNewer: 11 }',
    replace: '{ km: 8, daysNewer: 14 }',
    tests: [`${CORE}/search/near-and-new.int.test.ts`],
  },
  {
    name: 'a dislike refuses the only occupation of a text',
    kind: 'member of a condition',
    file: 'packages/language/src/understand/aversions.ts',
    find: 'return isSureWork(segment) && isWorkBeyond(clauses, [at], step);',
    replace: 'return isSureWork(segment);',
    tests: ['packages/language/src/understand/aversions.test.ts'],
  },
  {
    name: 'a dislike that is taken back still refuses',
    kind: 'member of a condition',
    file: 'packages/language/src/understand/double-negation.ts',
    find: 'if (refusing >= 0) idle.add(at).add(refusing);',
    replace: 'if (refusing >= 0) idle.add(refusing);',
    tests: ['packages/language/src/understand/aversions.test.ts'],
  },
  {
    name: 'hours alone in a sentence are a complaint',
    kind: 'member of a condition',
    file: 'packages/language/src/understand/complaints.ts',
    find: 'rest.some(isUnknown) && !rest.some(saysMore)',
    replace: '!rest.some(saysMore)',
    tests: ['packages/language/src/understand/aversions.test.ts'],
  },
  {
    name: 'the first choice of "nahi to" is refused',
    kind: 'member of a condition',
    file: 'packages/language/src/understand/fallbacks.ts',
    find: 'return !isCut && saysThen && isWorkAt(segments, besides(segments, at, -1));',
    replace: 'return false;',
    tests: ['packages/language/src/understand/aversions.test.ts'],
  },
  {
    name: 'a page goes beyond the longest list',
    kind: 'limit',
    file: 'packages/job-search/src/run/cursor.ts',
    find: 'Math.min(input.size, LIST_REACH_MAX - seen)',
    replace: 'input.size',
    tests: ['packages/job-search/src/run/cursor.test.ts', `${API}/search/paging.contract.test.ts`],
  },
  {
    name: 'a check of the company hides the one of the job',
    kind: 'SQL condition',
    file: 'packages/job-search/src/job-card.ts',
    find: '\n               AND NOT EXISTS (SELECT FROM job_check o WHERE o.job_id = j.id AND o.kind = c.kind)',
    replace: '',
    tests: [`${API}/jobs/view-job.int.test.ts`],
  },
  {
    name: 'a full page gets jobs from farther away',
    kind: 'limit',
    file: 'packages/job-search/src/nearest-beyond.ts',
    find: 'count >= NEARBY_FILL_BELOW',
    replace: 'count > NEARBY_FILL_BELOW',
    tests: [`${CORE}/search/few-inside.int.test.ts`],
  },
  {
    name: 'a locality reaches four kilometres',
    kind: 'limit',
    file: 'packages/job-search/src/query/near-first.ts',
    find: 'const LOCALITY_KM = 3;',
    replace: 'const LOCALITY_KM = 4;',
    tests: [`${CORE}/search/near-first.int.test.ts`, `${CORE}/search/near-and-new.int.test.ts`],
  },
  {
    name: 'jobs of one moment are blended without an order',
    kind: 'order',
    file: 'packages/job-search/src/sql/blend.ts',
    find: 'ORDER BY score DESC, job_id DESC OFFSET 0',
    replace: 'ORDER BY score DESC OFFSET 0',
    tests: [`${CORE}/search/near-and-new.int.test.ts`],
  },
];

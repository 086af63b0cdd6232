import { expect, it } from 'vitest';
import { pageKindOf } from './page-kinds.ts';

it.each([
  ['/', 'landing'],
  ['/hi', 'landing'],
  ['/mr/joblist', 'list'],
  ['/jobs-in/pune', 'list'],
  ['/hi/jobs-in/pune/cook', 'list'],
  ['/jobs/driver-pune-aB3xYz', 'job'],
  ['/searchjob', 'search'],
  ['/mapjobs', 'map'],
  ['/hi/companyreview', 'company'],
  ['/faq', 'reading'],
  ['/myjobs', 'own'],
  ['/nowhere/9822012345', 'own'],
])('the type of %s is %s', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind);
});

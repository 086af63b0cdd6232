import type { JobCard } from '@nukkad/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { exampleOf } from '../../../testing/fake-api.ts';
import { changeJob } from './change-job.ts';

const [card] = exampleOf('jobs.filter').jobs as [JobCard];
const other: JobCard = { ...card, id: 'other' };
const list = { jobs: [card, other] };
const inPages = (page: object) => ({ pages: [page], pageParams: [undefined] });
const changed = { ...card, isSaved: true };

/** Sample data of each cached route that contains the job, before and after the change. */
const SHOWN: readonly (readonly [key: string, stored: unknown, after: unknown])[] = [
  ['jobs.filter', inPages({ ...list, nearby: [] }), inPages({ jobs: [changed, other], nearby: [] })],
  ['jobs.filter', inPages({ jobs: [], nearby: [card] }), inPages({ jobs: [], nearby: [changed] })],
  ['applications.myJobs', inPages(list), inPages({ jobs: [changed, other] })],
  ['companies.jobs', inPages(list), inPages({ jobs: [changed, other] })],
  ['jobs.topPicks', list, { jobs: [changed, other] }],
  ['jobs.suggestions', [other, card], [other, changed]],
  ['jobs.byShareId', card, changed],
  ['jobs.byShareId', other, other],
];

it.each(SHOWN)('changes only this job in the cache of %s', (key, stored, after) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData([key, 'any'], stored);
  changeJob(card.id, { isSaved: true })(queryClient);
  expect(queryClient.getQueryData([key, 'any'])).toEqual(after);
});

it('adds nothing to an empty cache', () => {
  const queryClient = new QueryClient();
  changeJob(card.id, { application: 'APPLIED' })(queryClient);
  expect(queryClient.getQueryCache().findAll()).toEqual([]);
});

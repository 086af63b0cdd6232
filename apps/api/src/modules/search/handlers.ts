import type { routes } from '@nukkad/contract';
import type { OpenHandler } from '../../mount/route-binding.ts';
import { filterJobs } from './filter-jobs.ts';
import { listJobs } from './list-jobs.ts';
import { suggestJobs } from './suggest-jobs.ts';
import { topPicks } from './top-picks.ts';

export const list: OpenHandler<typeof routes.jobList> = (session, input, { container, language }) =>
  listJobs(container, session, { ...input, language });

export const filter: OpenHandler<typeof routes.jobFilter> = (session, input, { container }) =>
  filterJobs(container, session, input);

export const picks: OpenHandler<typeof routes.jobTopPicks> = async (session, input, { container }) => ({
  jobs: await topPicks(container, session, input),
});

export const suggestions: OpenHandler<typeof routes.jobSuggestions> = async (
  session,
  input,
  { container },
) => ({ jobs: await suggestJobs(container, session, input) });

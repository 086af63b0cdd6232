import type { routes } from '@nukkad/contract';
import { filterJobs } from '@nukkad/core/search/filter-jobs.ts';
import { forgetOpened } from '@nukkad/core/search/forget-search.ts';
import { listJobs } from '@nukkad/core/search/list-jobs.ts';
import { rememberCompany, rememberJob } from '@nukkad/core/search/remember-search.ts';
import { searchStart } from '@nukkad/core/search/search-start.ts';
import { searchTypeahead } from '@nukkad/core/search/search-typeahead.ts';
import { suggestJobs } from '@nukkad/core/search/suggest-jobs.ts';
import { topPicks } from '@nukkad/core/search/top-picks.ts';
import type { OpenHandler, SeekerHandler } from '../../mount/route-binding.ts';
import { continueFromPage } from './continue-from-page.ts';

export const list: OpenHandler<typeof routes.jobList> = (session, input, context) =>
  continueFromPage('list', input, context, (page) =>
    listJobs(context.container, session, { ...page, language: context.language }),
  );

export const filter: OpenHandler<typeof routes.jobFilter> = (session, input, context) =>
  continueFromPage('filter', input, context, (page) =>
    filterJobs(context.container, session, page, context.request.network),
  );

export const picks: OpenHandler<typeof routes.jobTopPicks> = async (session, input, { container }) => ({
  jobs: await topPicks(container, session, input),
});

export const suggestions: OpenHandler<typeof routes.jobSuggestions> = async (
  session,
  input,
  { container },
) => ({ jobs: await suggestJobs(container, session, input) });

export const typeahead: OpenHandler<typeof routes.searchTypeahead> = (
  session,
  input,
  { container, language },
) => searchTypeahead(container, session, { ...input, language });

export const start: OpenHandler<typeof routes.searchStart> = (session, input, { container, language }) =>
  searchStart(container, session, { ...input, language });

export const openedJob: SeekerHandler<typeof routes.searchRememberJob> = async (
  { candidateId },
  { jobId, remembering = 'REMEMBER' },
  { container },
) => {
  if (remembering === 'REMEMBER') await rememberJob(container, candidateId, jobId);
  else await forgetOpened(container, candidateId, { kind: 'job', id: jobId }, remembering === 'FORGET_ALL');
  return {};
};

export const openedCompany: SeekerHandler<typeof routes.searchRememberCompany> = async (
  { candidateId },
  { companyId, remembering = 'REMEMBER' },
  { container },
) => {
  if (remembering === 'REMEMBER') await rememberCompany(container, candidateId, companyId);
  else
    await forgetOpened(
      container,
      candidateId,
      { kind: 'company', id: companyId },
      remembering === 'FORGET_ALL',
    );
  return {};
};

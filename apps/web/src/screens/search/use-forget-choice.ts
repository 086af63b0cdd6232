import type { Remembering, SearchStart } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { useSnackbar } from '@nukkad/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { refetchRoutes } from '../../lib/query/refetch.ts';
import { type Services, useServices } from '../../lib/services.ts';
import { useIsSignedIn } from '../../lib/use-session.ts';
import { NO_PICKS, type RecentPicks, withoutPicks } from './recent-picks.ts';
import { pickedNow, storePicks } from './use-recent-picks.ts';

/** Forgets one thing that was opened, by its id, or all. */
export type ForgetChoice = (gone: string | 'all', recent: RecentPicks) => void;

type Api = Services['api'];

async function tell(api: Api, { jobs, companies }: RecentPicks, remembering: Remembering): Promise<void> {
  // One after the other: the order in which they are told is the order in which they are remembered.
  for (const { id } of jobs.toReversed()) await api.call('search.rememberJob', { jobId: id, remembering });
  for (const { id } of companies.toReversed()) {
    await api.call('search.rememberCompany', { companyId: id, remembering });
  }
}

/** What is gone: the one, or the first of each kind where all of its kind go. */
function goneOf(recent: RecentPicks, gone: string | 'all'): RecentPicks {
  if (gone === 'all') return { jobs: recent.jobs.slice(0, 1), companies: recent.companies.slice(0, 1) };
  const isGone = ({ id }: { readonly id: string }) => id === gone;
  return { jobs: recent.jobs.filter(isGone), companies: recent.companies.filter(isGone) };
}

/** Forgets what was opened from the search, at once and with an undo: a seeker's with the account, a visitor's in the browser. */
export function useForgetChoice(): ForgetChoice {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const show = useSnackbar();
  const t = useT('search');
  // What is told goes one after the other: an undo must not overtake what it undoes.
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);

  const forgetOwn = (gone: string | 'all') => {
    const before = pickedNow();
    storePicks(withoutPicks(before, gone));
    show({ text: t('forgotten'), onUndo: () => storePicks(before) });
  };

  const showRecent = async ({ jobs, companies }: RecentPicks) => {
    const start = { queryKey: ['search.start'] };
    // An answer under way is of before: it would take what is shown now for what is not so any more.
    await queryClient.cancelQueries(start);
    queryClient.setQueriesData<SearchStart>(start, (before) =>
      before ? { ...before, recentJobs: jobs, recentCompanies: companies } : before,
    );
  };
  const send = async (what: RecentPicks, remembering: Remembering) => {
    waiting.current += 1;
    const told = line.current.then(() => tell(api, what, remembering));
    line.current = told.catch(() => show({ text: t('forgetFailed') }));
    await line.current;
    waiting.current -= 1;
    // Asked again only once all is told: an answer in between would bring back for a moment what is gone.
    if (waiting.current === 0) await refetchRoutes(queryClient, ['search.start']);
  };
  const forgetOfAccount = (gone: string | 'all', recent: RecentPicks) => {
    const rest = withoutPicks(recent, gone);
    // What had been opened later comes after it again, so that the order is as it was.
    const restored = gone === 'all' ? recent : upTo(recent, gone);
    void showRecent(rest);
    void send(goneOf(recent, gone), gone === 'all' ? 'FORGET_ALL' : 'FORGET_THIS');
    const undo = () => {
      void showRecent(recent);
      void send(restored, 'REMEMBER');
    };
    show({ text: t('forgotten'), onUndo: undo });
  };
  return isSignedIn ? forgetOfAccount : forgetOwn;
}

/** One that was opened and those opened after it: lists are latest first. */
function upTo({ jobs, companies }: RecentPicks, id: string): RecentPicks {
  const through = <Item extends { readonly id: string }>(items: readonly Item[]) =>
    items.slice(0, items.findIndex((item) => item.id === id) + 1);
  return { ...NO_PICKS, jobs: through(jobs), companies: through(companies) };
}

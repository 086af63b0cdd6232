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

/** A function that removes one recently opened item by its id, or all. */
export type ForgetChoice = (gone: string | 'all', recent: RecentPicks) => void;

type Api = Services['api'];

async function sendPicks(
  api: Api,
  { jobs, companies }: RecentPicks,
  remembering: Remembering,
): Promise<void> {
  // One after the other, because the server stores them in the order of the calls.
  for (const { id } of jobs.toReversed()) await api.call('search.rememberJob', { jobId: id, remembering });
  for (const { id } of companies.toReversed()) {
    await api.call('search.rememberCompany', { companyId: id, remembering });
  }
}

/** Returns the removed item, or for `all` the first item of each kind, because one call clears a kind. */
function goneOf(recent: RecentPicks, gone: string | 'all'): RecentPicks {
  if (gone === 'all') return { jobs: recent.jobs.slice(0, 1), companies: recent.companies.slice(0, 1) };
  const isGone = ({ id }: { readonly id: string }) => id === gone;
  return { jobs: recent.jobs.filter(isGone), companies: recent.companies.filter(isGone) };
}

/** Returns a function that removes recently opened items, with Undo. They are stored in the account, or in a visitor's browser. */
export function useForgetChoice(): ForgetChoice {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const show = useSnackbar();
  const t = useT('search');
  // Calls are sent one after the other, so that an undo does not overtake the removal.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);

  const forgetInBrowser = (gone: string | 'all') => {
    const before = pickedNow();
    storePicks(withoutPicks(before, gone));
    show({ text: t('forgotten'), onUndo: () => storePicks(before) });
  };

  const showRecent = async ({ jobs, companies }: RecentPicks) => {
    const start = { queryKey: ['search.start'] };
    // Cancel pending queries, because their responses would overwrite the optimistic update.
    await queryClient.cancelQueries(start);
    queryClient.setQueriesData<SearchStart>(start, (before) =>
      before ? { ...before, recentJobs: jobs, recentCompanies: companies } : before,
    );
  };
  const send = async (what: RecentPicks, remembering: Remembering) => {
    waiting.current += 1;
    const sent = queue.current.then(() => sendPicks(api, what, remembering));
    const failed = remembering === 'REMEMBER' ? 'restoreFailed' : 'forgetFailed';
    queue.current = sent.catch(() => show({ text: t(failed) }));
    await queue.current;
    waiting.current -= 1;
    // Refetch only after the last call, because an earlier response would show removed items again.
    if (waiting.current === 0) await refetchRoutes(queryClient, ['search.start']);
  };
  const forgetOfAccount = (gone: string | 'all', recent: RecentPicks) => {
    const rest = withoutPicks(recent, gone);
    // Also restore the items that were opened after it, so that the order is the same as before.
    const restored = gone === 'all' ? recent : upTo(recent, gone);
    void showRecent(rest);
    void send(goneOf(recent, gone), gone === 'all' ? 'FORGET_ALL' : 'FORGET_THIS');
    const undo = () => {
      void showRecent(recent);
      void send(restored, 'REMEMBER');
    };
    show({ text: t('forgotten'), onUndo: undo });
  };
  return isSignedIn ? forgetOfAccount : forgetInBrowser;
}

/** Returns an item and those opened after it. The lists are ordered latest first. */
function upTo({ jobs, companies }: RecentPicks, id: string): RecentPicks {
  const through = <Item extends { readonly id: string }>(items: readonly Item[]) =>
    items.slice(0, items.findIndex((item) => item.id === id) + 1);
  return { ...NO_PICKS, jobs: through(jobs), companies: through(companies) };
}

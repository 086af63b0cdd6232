import type { RouteKey } from '@nukkad/contract/load-route.ts';
import { PUBLIC_READS } from '@nukkad/contract/public-reads.ts';
import type { I18n } from '@nukkad/i18n';
import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../session-store.ts';

/** Asks anew for all that is cached of other routes than these. */
function askAllBut(queryClient: QueryClient, routes: readonly RouteKey[]): void {
  const isOther = ({ queryKey: [key] }: { readonly queryKey: readonly unknown[] }) =>
    !routes.some((route) => route === key);
  void queryClient.invalidateQueries({ predicate: isOther });
}

/** Asks anew for all that may be other for this reader than for the next. */
export function refetchPersonal(queryClient: QueryClient): void {
  askAllBut(queryClient, PUBLIC_READS);
}

/** Another reader sees other personal fields; what is public by the contract is the same for all. */
export function refetchForViewer(session: SessionStore, queryClient: QueryClient): void {
  let viewerBefore: string | null = null;
  session.subscribe(() => {
    const current = session.get();
    const viewer = current.status === 'signed-in' ? current.candidateId : null;
    if (viewer !== viewerBefore) refetchPersonal(queryClient);
    viewerBefore = viewer;
  });
}

/** Much of what is answered is written in the reader's language; the cities come in all of them. */
export function refetchForLanguage(i18n: I18n, queryClient: QueryClient): void {
  i18n.on('languageChanged', () => askAllBut(queryClient, ['cities.list']));
}

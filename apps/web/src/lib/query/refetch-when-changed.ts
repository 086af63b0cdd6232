import type { RouteKey } from '@nukkad/contract/load-route.ts';
import { PUBLIC_READS } from '@nukkad/contract/public-reads.ts';
import type { I18n } from '@nukkad/i18n';
import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../session-store.ts';

/** Invalidates the cached responses of all other routes. */
function invalidateAllExcept(queryClient: QueryClient, routes: readonly RouteKey[]): void {
  const isOther = ({ queryKey: [key] }: { readonly queryKey: readonly unknown[] }) =>
    !routes.some((route) => route === key);
  void queryClient.invalidateQueries({ predicate: isOther });
}

/** Invalidates all cached responses that may depend on the reader. */
export function refetchPersonal(queryClient: QueryClient): void {
  invalidateAllExcept(queryClient, PUBLIC_READS);
}

/**
 * Invalidates personal responses when another seeker signs in or out. Routes that the contract declares public are
 * kept.
 */
export function refetchForViewer(session: SessionStore, queryClient: QueryClient): void {
  let viewerBefore: string | null = null;
  session.subscribe(() => {
    const current = session.get();
    const viewer = current.status === 'signed-in' ? current.candidateId : null;
    if (viewer !== viewerBefore) refetchPersonal(queryClient);
    viewerBefore = viewer;
  });
}

/**
 * Invalidates responses when the language changes, because they contain translated text. The cities contain all
 * languages.
 */
export function refetchForLanguage(i18n: I18n, queryClient: QueryClient): void {
  i18n.on('languageChanged', () => invalidateAllExcept(queryClient, ['cities.list']));
}

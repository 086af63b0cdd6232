import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { readStored, writeStored } from '../../lib/storage/local-storage.ts';
import { accountName } from './account-name.ts';

/** The responses of a page that was left before `responses.ts` was loaded. */
export interface LeftPage {
  readonly account: string;
  readonly queries: DehydratedState['queries'];
}

/**
 * Stores the responses of this page when it is left, because a quick reader leaves before the code for IndexedDB is loaded. Local
 * storage can be written while a page is unloaded; IndexedDB cannot. Stores nothing if the account has changed meanwhile. Returns a
 * function that stops waiting.
 */
export function storeWhenLeft(queryClient: QueryClient): () => void {
  const account = accountName();
  const store = () => {
    if (accountName() !== account) return;
    const answered = queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.status === 'success');
    const queries = answered.map(({ queryKey, queryHash, queryType, state }) => ({
      queryKey,
      queryHash,
      ...(queryType && { queryType }),
      state,
    }));
    writeStored('leftPage', JSON.stringify({ account, queries }));
  };
  window.addEventListener('pagehide', store);
  return () => window.removeEventListener('pagehide', store);
}

/** Removes the responses of the page that was left and returns them; null if there are none. */
export function takeLeftPage(): LeftPage | null {
  const text = readStored('leftPage');
  if (text === null) return null;
  writeStored('leftPage', null);
  return JSON.parse(text) as LeftPage;
}

import type { QueryClient } from '@tanstack/react-query';
import { setHome } from '../../lib/place/home.ts';
import { forgetViewerPoint } from '../../lib/place/use-viewer-point.ts';
import { writeStored } from '../../lib/storage/local-storage.ts';
import { forgetPositionedResponses, forgetPositions, hasPosition } from '../offline/forget-positions.ts';

/**
 * Removes the seeker's home, position and recent searches from memory and from the browser's storage. Called when consent
 * is withdrawn; the session, the chosen city and the language stay.
 */
export async function forgetTraces(queryClient: QueryClient): Promise<void> {
  writeStored('recentSearches', null);
  setHome(undefined);
  forgetViewerPoint();
  queryClient.removeQueries({ predicate: ({ queryKey }) => hasPosition(queryKey) });
  await forgetPositions();
}

/** Removes the lists that are cached or stored with an earlier home, because phones are shared. Shown lists stay cached. */
export async function forgetEarlierHome(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => hasPosition(queryKey) });
  // Without storage there is nothing to remove.
  await forgetPositionedResponses().catch(() => undefined);
}

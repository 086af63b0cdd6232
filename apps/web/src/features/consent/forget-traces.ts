import type { QueryClient } from '@tanstack/react-query';
import { forgetViewerPoint } from '../../lib/place/use-viewer-point.ts';
import { writeStored } from '../../lib/storage/local-storage.ts';
import { forgetPositions, hasPosition } from '../offline/forget-positions.ts';

/**
 * Removes the reader's own position and recent searches from this browser, in memory and in every store. Called when
 * consent is taken back; who is signed in, the chosen city and the language stay.
 */
export async function forgetTraces(queryClient: QueryClient): Promise<void> {
  writeStored('recentSearches', null);
  forgetViewerPoint();
  queryClient.removeQueries({ predicate: ({ queryKey }) => hasPosition(queryKey) });
  await forgetPositions();
}

import type { JobCard } from '@nukkad/contract';
import { kmBetween } from '@nukkad/domain/geo.ts';
import { useViewerPoint } from '../../../lib/place/use-viewer-point.ts';

/**
 * Returns the distance to a job in kilometres. It is the distance in the search result, or else that from the
 * reader's position; null if both are unknown.
 */
export function useJobDistance({ distanceKm, position }: Pick<JobCard, 'distanceKm' | 'position'>) {
  const point = useViewerPoint();
  if (distanceKm !== null) return distanceKm;
  return point && position ? kmBetween(point, position) : null;
}

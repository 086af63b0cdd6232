import type { JobCard } from '@nukkad/contract';
import { kmBetween } from '@nukkad/domain/geo.ts';
import { useViewerPoint } from '../../../lib/place/use-viewer-point.ts';

/** Kilometres to a job: as the search told them, else from the reader's own place; null where neither is known. */
export function useJobDistance({ distanceKm, position }: Pick<JobCard, 'distanceKm' | 'position'>) {
  const point = useViewerPoint();
  if (distanceKm !== null) return distanceKm;
  return point && position ? kmBetween(point, position) : null;
}

import type { JobCard } from '@nukkad/contract';
import { kilometresBetween } from '../../../lib/place/kilometres-between.ts';
import { useReadersPoint } from '../../../lib/place/use-readers-point.ts';

/** Kilometres to a job: as the search told them, else from the reader's own place; null where neither is known. */
export function useJobDistance({ distanceKm, position }: Pick<JobCard, 'distanceKm' | 'position'>) {
  const point = useReadersPoint();
  if (distanceKm !== null) return distanceKm;
  return point && position ? kilometresBetween(point, position) : null;
}

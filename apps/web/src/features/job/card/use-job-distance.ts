import type { JobCard } from '@nukkad/contract';
import { kmBetween } from '@nukkad/domain/geo.ts';
import { type Origin, useOrigin } from '../../../lib/place/use-origin.ts';

/** The fields of a job that its distance needs. */
export type PlacedJob = Pick<JobCard, 'position' | 'cityCentreKm' | 'city' | 'cityNames'>;

export interface JobDistance {
  /** What it is measured from; `CENTRE` is the centre of the job's own city. */
  readonly from: Origin['kind'] | 'CENTRE';
  readonly km: number;
}

/**
 * Returns the distance to a job from the seeker's home or position, else from the centre of the job's own city. The
 * result depends only on the job and the seeker, so every page shows the same distance. Null if it is unknown.
 */
export function useJobDistance({ position, cityCentreKm }: PlacedJob): JobDistance | null {
  const origin = useOrigin();
  if (origin && position) return { from: origin.kind, km: kmBetween(origin.point, position) };
  return cityCentreKm === undefined ? null : { from: 'CENTRE', km: cityCentreKm };
}

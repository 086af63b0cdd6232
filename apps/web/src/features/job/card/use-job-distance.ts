import type { JobCard, Localized } from '@nukkad/contract';
import { kmBetween } from '@nukkad/domain/geo.ts';
import { useSearchedArea } from '../../../lib/place/searched-area.ts';
import { type Origin, useOrigin } from '../../../lib/place/use-origin.ts';

/** The fields of a job that its distance needs. */
export type PlacedJob = Pick<JobCard, 'position' | 'cityCentreKm' | 'city' | 'cityNames'>;

/** What distances are measured from. `CENTRE` is the centre of each job's own city. */
export type DistanceOrigin =
  | Origin
  | { readonly kind: 'AREA'; readonly point: Origin['point']; readonly names: Localized }
  | { readonly kind: 'CENTRE' };

export interface JobDistance {
  readonly from: DistanceOrigin;
  readonly km: number;
}

const CENTRE = { kind: 'CENTRE' } as const;
/** A job farther away than this is not measured from the searched area, but from the centre of its own city. */
const AREA_KM_MAX = 50;

/**
 * Returns what distances are measured from: the seeker's home or position, else the area that the last search named,
 * else the centre of each job's own city.
 */
export function useDistanceOrigin(): DistanceOrigin {
  const origin = useOrigin();
  const area = useSearchedArea();
  if (origin) return origin;
  return area ? { kind: 'AREA', ...area } : CENTRE;
}

/** Returns the distance of a job from an origin; null if it is unknown. */
export function distanceFrom(
  origin: DistanceOrigin,
  { position, cityCentreKm }: Pick<PlacedJob, 'position' | 'cityCentreKm'>,
): JobDistance | null {
  if (origin.kind !== 'CENTRE' && position) {
    const km = kmBetween(origin.point, position);
    if (origin.kind !== 'AREA' || km <= AREA_KM_MAX) return { from: origin, km };
  }
  return cityCentreKm === undefined ? null : { from: CENTRE, km: cityCentreKm };
}

/**
 * Returns the distance to a job. It depends only on the job, the seeker and the last search, so every page shows the
 * same distance. Null if it is unknown.
 */
export const useJobDistance = (job: PlacedJob): JobDistance | null => distanceFrom(useDistanceOrigin(), job);

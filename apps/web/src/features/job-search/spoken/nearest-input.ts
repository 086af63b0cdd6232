import type { JobCard, JobFilterInput } from '@nukkad/contract';
import { kmBetween } from '@nukkad/domain/geo.ts';
import type { Origin } from '../../../lib/place/use-origin.ts';
import type { DistanceOrigin } from '../../job/card/use-job-distance.ts';
import { filterInputOf, type JobSearch } from '../search/job-search-params.ts';
import { withoutParts } from '../search/text-parts.ts';
import type { SearchMeaning } from '../search/use-search-meaning.ts';

const isOfSeeker = (origin: DistanceOrigin): origin is Origin =>
  origin.kind === 'HOME' || origin.kind === 'HERE';

/**
 * Returns the request for the one job of a search that is nearest to the origin. A place orders its jobs from its own
 * middle. So with a home or a position, the request is for the jobs around that instead of the place.
 */
export function nearestInput(
  search: JobSearch,
  { allPlaceParts }: Pick<SearchMeaning, 'allPlaceParts'>,
  origin: DistanceOrigin,
): JobFilterInput {
  const nearest = { ...search, sortBy: 'NEAREST', after: undefined } as const;
  if (!isOfSeeker(origin)) return { ...filterInputOf(nearest, undefined), size: 1 };
  const around = {
    ...nearest,
    text: withoutParts(search.text, allPlaceParts),
    city: undefined,
    isNearMe: true,
  };
  return { ...filterInputOf(around, origin.point), size: 1 };
}

/**
 * Returns whether a job that is near the seeker is also in the place of the search. Only then it is surely the nearest
 * job of the list.
 */
export function isInPlace(
  { position, city, cityCentreKm }: JobCard,
  search: Pick<JobSearch, 'city'>,
  { placeParts, radiusKm }: Pick<SearchMeaning, 'placeParts' | 'radiusKm'>,
  origin: DistanceOrigin,
): boolean {
  if (!isOfSeeker(origin)) return true;
  // Its distance would be that from the centre of its city.
  if (position === null) return false;
  const area = placeParts.find(({ kind }) => kind === 'LOCALITY')?.position;
  if (area) return kmBetween(area, position) <= radiusKm;
  const named = placeParts.find(({ kind }) => kind === 'CITY')?.names?.en ?? search.city;
  if (named === undefined) return true;
  return city === named && cityCentreKm !== undefined && cityCentreKm <= radiusKm;
}

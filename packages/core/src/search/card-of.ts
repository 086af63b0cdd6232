import type { JobCard } from '@nukkad/contract';
import { cardNamesOf, type JobRow, type SearchPlaces } from '@nukkad/job-search';
import { jobCardOf } from '@nukkad/job-search/job-card.ts';

/** Returns the card of a found job. */
export function cardOf(row: JobRow, places: SearchPlaces): JobCard {
  // Metres to kilometres with two decimals.
  const distanceKm = row.distance === null ? null : Math.round(row.distance / 10) / 100;
  const names = cardNamesOf(places, places.cityById.get(row.cityId), row);
  return jobCardOf(row, names, distanceKm);
}

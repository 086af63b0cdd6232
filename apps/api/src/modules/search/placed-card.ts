import type { JobCard } from '@nukkad/contract';
import { localityNamesOf, type SearchPlaces } from '@nukkad/job-search';
import { type JobCardRow, jobCardOf } from '@nukkad/job-search/job-card.ts';

/** A card out of a row that names its city itself. */
export function placedCardOf(row: JobCardRow, places: SearchPlaces): JobCard {
  const { city, locality } = row;
  return jobCardOf(row, { city, localityNames: localityNamesOf(places, city, locality) });
}

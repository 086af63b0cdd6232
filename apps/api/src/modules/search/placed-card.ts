import type { JobCard } from '@nukkad/contract';
import { cardPlaceOf, cityNamed, type SearchPlaces } from '@nukkad/job-search';
import { type JobCardRow, jobCardOf } from '@nukkad/job-search/job-card.ts';

/** A card out of a row that names its city itself. */
export function placedCardOf(row: JobCardRow, places: SearchPlaces): JobCard {
  const place = cardPlaceOf(places, cityNamed(places, row.city), row.locality);
  return jobCardOf(row, { ...place, city: row.city });
}

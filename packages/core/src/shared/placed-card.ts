import type { JobCard } from '@nukkad/contract';
import { cardNamesOf, cityNamed, type SearchPlaces } from '@nukkad/job-search';
import { type JobCardRow, jobCardOf } from '@nukkad/job-search/job-card.ts';

/** A card out of a row that names its city itself. */
export function placedCardOf(row: JobCardRow & { readonly city: string }, places: SearchPlaces): JobCard {
  const names = cardNamesOf(places, cityNamed(places, row.city), row);
  return jobCardOf(row, { ...names, city: row.city });
}

import type { JobCard } from '@nukkad/contract';
import { cardNamesOf, cityNamed, type SearchPlaces } from '@nukkad/job-search';
import { type JobCardRow, jobCardOf } from '@nukkad/job-search/job-card.ts';

/** Returns the card of a row that includes its city's name. */
export function placedCardOf(row: JobCardRow & { readonly city: string }, places: SearchPlaces): JobCard {
  const names = cardNamesOf(places, cityNamed(places, row.city), row);
  return jobCardOf(row, { ...names, city: row.city });
}

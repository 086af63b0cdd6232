import type { JobCard } from '@nukkad/contract';
import { type JobRow, localityNamesOf, type SearchPlaces } from '@nukkad/job-search';
import { jobCardOf } from '@nukkad/job-search/job-card.ts';

const METRES = 1000;

/** A found job as a list shows it. */
export function cardOf(row: JobRow, places: SearchPlaces): JobCard {
  const city = places.cityById.get(row.cityId)?.name ?? '';
  const distanceKm = row.distance === null ? null : Math.round(row.distance / (METRES / 100)) / 100;
  return jobCardOf(row, { city, localityNames: localityNamesOf(places, city, row.locality) }, distanceKm);
}

import { cachedRead } from '@nukkad/db/cached-read.ts';
import { type SearchPlaces, searchPlaces } from '@nukkad/job-search';
import { readCheckRecords } from '../checks/check-records.ts';
import type { CheckRecords } from '../checks/index.ts';
import type { Container } from '../container.ts';
import { type ProfileIndex, readProfileIndex } from '../postings/profile-index.ts';

type Database = Container['database'];

const TTL_MS = 60_000;

async function load(database: Database) {
  return {
    records: await readCheckRecords(database, new Date(0)),
    profiles: await readProfileIndex({ database }),
  };
}

/** Cached, because each press in the form checks the draft, and the records change only by operators and releases. */
const storedRecords = cachedRead(load, TTL_MS);

/** The stored data against which a job of the form is checked. */
export interface PostingRecords {
  readonly records: CheckRecords;
  readonly profiles: ProfileIndex;
  readonly places: SearchPlaces;
}

/** Returns the records as of `now`. They may be a minute old. */
export async function readPostingRecords(database: Database, now: Date): Promise<PostingRecords> {
  const { records, profiles } = await storedRecords.read(database);
  return { records: { ...records, now }, profiles, places: await searchPlaces.read(database) };
}

/** Returns the city with a slug; undefined if it does not exist or is retired. */
export function cityOf({ places }: Pick<PostingRecords, 'places'>, slug: string) {
  const city = places.cityByName.get(slug);
  return city === undefined || city.slug !== slug || city.isRetired ? undefined : city;
}

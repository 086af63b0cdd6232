import type { Localized } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import { type Addressable, claimWords } from './address-words.ts';

const TTL_MS = 60_000;

interface Retirable extends Addressable {
  readonly isRetired: boolean;
}

export interface AddressCity extends Retirable {
  readonly id: number;
  /** Value of the city filter: the English name, or the key if a larger city has the same name. */
  readonly filterName: string;
  readonly state: string;
}

/** A job profile, or a sub-profile together with the key of its profile. */
export interface AddressWork extends Retirable {
  readonly profileKey: string | null;
}

interface StoredNames {
  readonly nameEn: string;
  readonly nameHi: string | null;
  readonly nameMr: string | null;
}

function namesOf({ nameEn, nameHi, nameMr }: StoredNames): Localized {
  return { en: nameEn, hi: nameHi ?? nameEn, mr: nameMr ?? nameEn };
}

/** Returns the rows with retired ones last, so that these do not take a URL word from rows in use. */
const retiredLast = <Row extends Retirable>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => Number(a.isRetired) - Number(b.isRetired));

/**
 * Reads the cities by descending population. Of two cities with the same name, the larger one gets the name as its
 * word.
 */
async function readCities({ prisma }: Database): Promise<AddressCity[]> {
  const rows = await prisma.city.findMany({ orderBy: [{ population: 'desc' }, { id: 'asc' }] });
  const largest = new Map(rows.toReversed().map(({ nameEn, slug }) => [nameEn, slug]));
  return retiredLast(
    rows.map((row) => ({
      id: row.id,
      key: row.slug,
      filterName: largest.get(row.nameEn) === row.slug ? row.nameEn : row.slug,
      names: namesOf(row),
      otherNames: row.aliases,
      state: row.state,
      isRetired: row.isRetired,
    })),
  );
}

/** Reads profiles before sub-profiles, so that the profile gets a name that both have. */
async function readWorks({ prisma }: Database): Promise<AddressWork[]> {
  const profiles = await prisma.jobProfile.findMany({ orderBy: [{ sortOrder: 'asc' }, { key: 'asc' }] });
  const parts = await prisma.jobSubProfile.findMany({ orderBy: [{ profileKey: 'asc' }, { key: 'asc' }] });
  const keys = new Set(profiles.map(({ key }) => key));
  const retired = new Set(profiles.filter(({ isRetired }) => isRetired).map(({ key }) => key));
  return retiredLast([
    ...profiles.map((row) => ({
      key: row.key,
      names: namesOf(row),
      otherNames: row.synonyms,
      profileKey: null,
      isRetired: row.isRetired,
    })),
    // Filters identify a profile or sub-profile by its key. If both have the same key, it means the profile.
    ...parts
      .filter(({ key }) => !keys.has(key))
      .map((row) => ({
        key: row.key,
        names: namesOf(row),
        otherNames: row.synonyms,
        profileKey: row.profileKey,
        isRetired: row.isRetired || retired.has(row.profileKey),
      })),
  ]);
}

async function load(database: Database) {
  const cities = await readCities(database);
  const works = await readWorks(database);
  return {
    cities: claimWords(cities),
    works: claimWords(works),
    cityById: new Map(cities.map((city) => [city.id, city])),
    workByKey: new Map(works.map((work) => [work.key, work])),
  };
}

export type AddressBook = Awaited<ReturnType<typeof load>>;

/** The addresses of all job lists, cached for one minute. An imported profile has an address after that time. */
export const addressBook = cachedRead(load, TTL_MS);

/** Returns the path of a job list in each language, without the language prefix. It is not percent-encoded. */
export function listPaths(
  book: AddressBook,
  city: AddressCity | undefined,
  work: AddressWork | undefined,
): Localized {
  const place = city === undefined ? undefined : book.cities.wordsOf(city);
  const kind = work === undefined ? undefined : book.works.wordsOf(work);
  const path = (language: keyof Localized) =>
    [place?.[language], kind?.[language]].filter((word) => word !== undefined).join('/');
  return { en: path('en'), hi: path('hi'), mr: path('mr') };
}

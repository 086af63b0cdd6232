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
  /** The name that filters know it by: the English one, or its key when a larger city has the same name. */
  readonly filterName: string;
  readonly state: string;
}

/** A profile, or a sub-profile with the key of its profile. */
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

/** Rows in use first, so that a retired one keeps no word from them. */
const usedFirst = <Row extends Retirable>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => Number(a.isRetired) - Number(b.isRetired));

/** Cities, larger ones first: of two with the same name, the larger one has it in its address. */
async function readCities({ prisma }: Database): Promise<AddressCity[]> {
  const rows = await prisma.city.findMany({ orderBy: [{ population: 'desc' }, { id: 'asc' }] });
  const largest = new Map(rows.toReversed().map(({ nameEn, slug }) => [nameEn, slug]));
  return usedFirst(
    rows.map((row) => ({
      id: row.id,
      key: row.slug,
      filterName: largest.get(row.nameEn) === row.slug ? row.nameEn : row.slug,
      names: namesOf(row),
      alsoCalled: row.aliases,
      state: row.state,
      isRetired: row.isRetired,
    })),
  );
}

/** Profiles before sub-profiles: a profile has a word that both are called by. */
async function readWorks({ prisma }: Database): Promise<AddressWork[]> {
  const profiles = await prisma.jobProfile.findMany({ orderBy: [{ sortOrder: 'asc' }, { key: 'asc' }] });
  const parts = await prisma.jobSubProfile.findMany({ orderBy: [{ profileKey: 'asc' }, { key: 'asc' }] });
  const keys = new Set(profiles.map(({ key }) => key));
  const retired = new Set(profiles.filter(({ isRetired }) => isRetired).map(({ key }) => key));
  return usedFirst([
    ...profiles.map((row) => ({
      key: row.key,
      names: namesOf(row),
      alsoCalled: row.synonyms,
      profileKey: null,
      isRetired: row.isRetired,
    })),
    // Filters ask for a work by its key alone, which means the profile when both have it.
    ...parts
      .filter(({ key }) => !keys.has(key))
      .map((row) => ({
        key: row.key,
        names: namesOf(row),
        alsoCalled: row.synonyms,
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

/** The addresses of all lists, read again every minute: so soon does a profile that an operator loaded have one. */
export const addressBook = cachedRead(load, TTL_MS);

/** The path of a list behind the language, in each language; not percent-encoded. */
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

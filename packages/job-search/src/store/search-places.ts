import type { Localized } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import type { CardNames, JobCardRow } from '../job-card.ts';

const TTL_MS = 60_000;

export interface SearchCity {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly names: Localized;
  readonly latitude: number;
  readonly longitude: number;
}

/** Names of what phrases mean, by kind and value: `PROFILE:cook`, `SUB_PROFILE:cook/home-cook`, `CITY:pune`. */
export type MeaningNames = ReadonlyMap<string, Localized>;

interface StoredNames {
  readonly nameEn: string;
  readonly nameHi: string | null;
  readonly nameMr: string | null;
}

/** The stored names in the three languages; where one is missing, that of the same script before the English one. */
function localizedNames({ nameEn, nameHi, nameMr }: StoredNames): Localized {
  return { en: nameEn, hi: nameHi ?? nameMr ?? nameEn, mr: nameMr ?? nameHi ?? nameEn };
}

export const nameKey = (name: string): string => name.trim().toLowerCase();

const mapOf = <Row, Key, Value>(
  rows: readonly Row[],
  entry: (row: Row) => readonly [Key, Value],
): ReadonlyMap<Key, Value> => new Map(rows.map(entry));

/** Cities, their parts and work, by name and by what they are called. */
async function load({ prisma }: Database) {
  // Larger cities last: where two share a name, it is that of the last.
  const cityRows = await prisma.city.findMany({ orderBy: [{ population: 'asc' }, { id: 'desc' }] });
  const profiles = await prisma.jobProfile.findMany();
  const works = await prisma.jobSubProfile.findMany();
  const localities = await prisma.locality.findMany({
    include: { city: { select: { slug: true, nameEn: true } } },
  });
  const cities = cityRows.map((row) => {
    const { id, slug, nameEn: name, nameHi, nameMr, aliases, latitude, longitude } = row;
    const city: SearchCity = { id, slug, name, names: localizedNames(row), latitude, longitude };
    return { city, called: [name, slug, nameHi ?? name, nameMr ?? name, ...aliases] };
  });
  const cityNames = cities.flatMap(({ city, called }) => called.map((name) => ({ name, city })));
  const profileNames = profiles.flatMap(({ key, code, nameEn, nameHi, nameMr }) =>
    [nameMr, nameHi, nameEn, key].map((name) => ({ name, code })),
  );
  return {
    cityById: mapOf(cities, ({ city }) => [city.id, city]),
    /** By slug, name or alias in any script, in lower case. */
    cityByName: mapOf(cityNames, ({ name, city }) => [nameKey(name), city]),
    /** Parts of cities, by `city/locality`. */
    localityByKey: mapOf(localities, ({ city, slug, latitude, longitude }) => [
      `${city.slug}/${slug}`,
      { latitude, longitude },
    ]),
    /** What parts of cities are called, by city and part as a job names them; see `cardNamesOf`. */
    localityNames: mapOf(localities, (row) => [
      nameKey(`${row.city.nameEn}/${row.nameEn}`),
      localizedNames(row),
    ]),
    profileCodeByName: mapOf(profileNames, ({ name, code }) => [nameKey(name), code]),
    /** What the works of profiles are called, by key. */
    workNames: mapOf(works, (row) => [row.key, localizedNames(row)]),
    names: new Map<string, Localized>([
      ...mapOf(profiles, (row) => [`PROFILE:${row.key}`, localizedNames(row)]),
      ...mapOf(works, (row) => [`SUB_PROFILE:${row.profileKey}/${row.key}`, localizedNames(row)]),
      ...mapOf(cities, ({ city }) => [`CITY:${city.slug}`, city.names]),
      ...mapOf(localities, (row) => [`LOCALITY:${row.city.slug}/${row.slug}`, localizedNames(row)]),
    ]),
  };
}

export type SearchPlaces = Awaited<ReturnType<typeof load>>;

/** The city of a name in any language or a common spelling. */
export const cityNamed = ({ cityByName }: SearchPlaces, name: string | undefined): SearchCity | undefined =>
  name === undefined ? undefined : cityByName.get(nameKey(name));

/** What a job's work and city are called, and the part of it where the job names one that is known. */
export function cardNamesOf(
  { localityNames, workNames: works }: SearchPlaces,
  city: Pick<SearchCity, 'name' | 'names'> | undefined,
  { locality, subProfileKey }: Pick<JobCardRow, 'locality' | 'subProfileKey'>,
): CardNames {
  const workNames = subProfileKey === null ? undefined : works.get(subProfileKey);
  if (city === undefined) return { city: '', workNames };
  const part = locality === null ? undefined : localityNames.get(nameKey(`${city.name}/${locality}`));
  return { city: city.name, cityNames: city.names, localityNames: part, workNames };
}

/** Read every minute: they change with a new seed only, or by an operator. */
export const searchPlaces = cachedRead(load, TTL_MS);

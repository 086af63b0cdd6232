import type { Localized } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import type { Point } from '@nukkad/domain/geo.ts';
import type { CardNames, JobCardRow } from '../job-card.ts';

const TTL_MS = 60_000;

/**
 * Names of what phrases mean, by kind and value: `PROFILE:cook`, `SUB_PROFILE:cook/home-cook`, `CITY:pune`. Besides these of
 * what jobs name: `WORK:home-cook`, and parts of cities as `nameKey` has them.
 */
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

const named = <Row extends StoredNames>(row: Row) => ({ ...row, names: localizedNames(row) });

const placed = <Row extends StoredNames & Point>(row: Row) => {
  const { latitude, longitude } = row;
  return { ...named(row), position: { latitude, longitude } };
};

export const nameKey = (name: string): string => name.trim().toLowerCase();

/** By slug, name or alias in any script, in lower case; where two share a name, it is that of the last. */
const byName = <Row>(rows: readonly Row[], namesOf: (row: Row) => readonly string[]) =>
  new Map(rows.flatMap((row) => namesOf(row).map((name) => [nameKey(name), row] as const)));

/** How a sub-profile is written among the words of jobs. */
const wordOfSubProfile = (key: string): string => `s:${key}`;

/** The terms under which `job_term` lists the jobs of sub-profiles, by word; a sub-profile that no job has is absent. */
async function termsOfSubProfiles(
  { query }: Pick<Database, 'query'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await query<{ word: string; term: number }>(
    'SELECT word, term FROM search_word WHERE term > 0 AND word = ANY ($1)',
    [keys.map(wordOfSubProfile)],
  );
  return new Map(rows.map(({ word, term }) => [word, term]));
}

/** Cities, their parts and work, by name and by what they are called. */
async function load(database: Database) {
  const { prisma } = database;
  // Larger cities last.
  const cityRows = await prisma.city.findMany({ orderBy: [{ population: 'asc' }, { id: 'desc' }] });
  const profileRows = await prisma.jobProfile.findMany();
  const workRows = await prisma.jobSubProfile.findMany();
  const localityRows = await prisma.locality.findMany({
    include: { city: { select: { slug: true, nameEn: true } } },
  });
  const [cities, localities] = [cityRows.map(placed), localityRows.map(placed)];
  const [profiles, works] = [profileRows.map(named), workRows.map(named)];
  const terms = await termsOfSubProfiles(
    database,
    workRows.map(({ key }) => key),
  );
  return {
    cityById: new Map(cities.map((row) => [row.id, row])),
    cityByName: byName(cities, ({ slug, names, aliases }) => [slug, ...Object.values(names), ...aliases]),
    profileByName: byName(profiles, ({ key, names }) => [key, ...Object.values(names)]),
    /** Sub-profiles by key, each with its profile and its term; the term is undefined while no job has it. */
    workByKey: new Map(
      works.map(({ key, profileKey }) => [key, { profileKey, term: terms.get(wordOfSubProfile(key)) }]),
    ),
    /** Parts of cities, by `city/locality`. */
    localityByKey: new Map(localities.map((row) => [`${row.city.slug}/${row.slug}`, row])),
    names: new Map<string, Localized>([
      ...profiles.map((row) => [`PROFILE:${row.key}`, row.names] as const),
      ...works.map((row) => [`SUB_PROFILE:${row.profileKey}/${row.key}`, row.names] as const),
      ...works.map((row) => [`WORK:${row.key}`, row.names] as const),
      ...cities.map((row) => [`CITY:${row.slug}`, row.names] as const),
      ...localities.map((row) => [`LOCALITY:${row.city.slug}/${row.slug}`, row.names] as const),
      ...localities.map((row) => [nameKey(`${row.city.nameEn}/${row.nameEn}`), row.names] as const),
    ]),
  };
}

export type SearchPlaces = Awaited<ReturnType<typeof load>>;

/** The city of a name in any language or a common spelling. */
export const cityNamed = ({ cityByName }: SearchPlaces, name: string | undefined) =>
  name === undefined ? undefined : cityByName.get(nameKey(name));

/** The names of the sub-profile that a filter asks for by its key; undefined when the filter names a profile, or nothing. */
export function subProfileNames(
  { profileByName, names }: SearchPlaces,
  jobProfile: string | undefined,
): Localized | undefined {
  const key = nameKey(jobProfile ?? '');
  return profileByName.has(key) ? undefined : names.get(`WORK:${key}`);
}

/** What a job's work and city are called, and the part of it where the job names one that is known. */
export function cardNamesOf(
  { names }: SearchPlaces,
  city: { readonly names: Localized } | undefined,
  { locality, subProfileKey }: Pick<JobCardRow, 'locality' | 'subProfileKey'>,
): CardNames {
  const workNames = names.get(`WORK:${subProfileKey}`);
  if (city === undefined) return { city: '', workNames };
  const localityNames = names.get(nameKey(`${city.names.en}/${locality}`));
  return { city: city.names.en, cityNames: city.names, localityNames, workNames };
}

/** Read every minute: they change with a new seed only, or by an operator. */
export const searchPlaces = cachedRead(load, TTL_MS);

import type { Localized } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import { kmBetween, type Point } from '@nukkad/domain/geo.ts';
import { titleAddsToWork } from '@nukkad/domain/title-adds-to-work.ts';
import { railwayStations } from '@nukkad/reference-data/railway-stations.ts';
import type { CardNames, JobCardRow } from '../job-card.ts';

const TTL_MS = 60_000;

/**
 * Names by kind and value: `PROFILE:cook`, `SUB_PROFILE:cook/home-cook`, `CITY:pune`, `LOCALITY:pune/aundh`. Also by the values
 * that jobs store: `WORK:home-cook` for a sub-profile, and `nameKey('Pune/Aundh')` for a locality.
 */
export type MeaningNames = ReadonlyMap<string, Localized>;

interface StoredNames {
  readonly nameEn: string;
  readonly nameHi: string | null;
  readonly nameMr: string | null;
}

/**
 * Returns the names in the three languages. A missing Hindi or Marathi name is replaced by the other, because both
 * use the same script, else by the English one.
 */
function localizedNames({ nameEn, nameHi, nameMr }: StoredNames): Localized {
  return { en: nameEn, hi: nameHi ?? nameMr ?? nameEn, mr: nameMr ?? nameHi ?? nameEn };
}

const withNames = <Row extends StoredNames>(row: Row) => ({ ...row, names: localizedNames(row) });

const withPosition = <Row extends StoredNames & Point>(row: Row) => {
  const { latitude, longitude } = row;
  return { ...withNames(row), position: { latitude, longitude } };
};

export const nameKey = (name: string): string => name.trim().toLowerCase();

/** Indexes rows by their names in lower case; the last row of several with the same name wins. */
const byName = <Row>(rows: readonly Row[], namesOf: (row: Row) => readonly string[]) =>
  new Map(rows.flatMap((row) => namesOf(row).map((name) => [nameKey(name), row] as const)));

/** Returns the word (`search_word.word`) that stands for a sub-profile in `job_term`. */
const wordOfSubProfile = (key: string): string => `s:${key}`;

/**
 * Returns the term ids under which `job_term` lists the jobs of sub-profiles, by word. A sub-profile without jobs has
 * none.
 */
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

/** Jobs are up to this many kilometres beyond the farthest known locality. */
const BEYOND_LOCALITY_KM = 3;
/** The extent of a city without known localities, in kilometres. */
const USUAL_EXTENT_KM = 12;

interface PlacedRow {
  readonly id: number;
  readonly position: Point;
}

/** Returns for each city the radius of a circle around its centre that contains its localities, in kilometres. */
function extentsOf(
  cities: readonly PlacedRow[],
  localities: readonly (PlacedRow & { readonly cityId: number })[],
): ReadonlyMap<number, number> {
  const ofCity = Map.groupBy(localities, ({ cityId }) => cityId);
  return new Map(
    cities.map(({ id, position }) => {
      const distances = (ofCity.get(id) ?? []).map((row) => kmBetween(row.position, position));
      return [id, Math.max(USUAL_EXTENT_KM, ...distances.map((km) => km + BEYOND_LOCALITY_KM))];
    }),
  );
}

/** Returns the key of a city's railway station among localities. */
const stationKeyOf = (citySlug: string): string => `${citySlug}/railway-station`;

const stations = railwayStations.map((row) => ({ key: stationKeyOf(row.citySlug), ...withPosition(row) }));

const NAMES = 'name_en AS "nameEn", name_hi AS "nameHi", name_mr AS "nameMr"';

interface CityRow extends StoredNames, Point {
  readonly id: number;
  readonly slug: string;
  readonly state: string;
  readonly population: number;
  readonly isPopular: boolean;
  readonly isRetired: boolean;
  readonly aliases: readonly string[];
}

/** Larger cities come last, so that they win over smaller ones of the same name. */
const CITIES = `
  SELECT id, slug, ${NAMES}, latitude, longitude, state, population, is_popular AS "isPopular",
         is_retired AS "isRetired", aliases
    FROM city ORDER BY population, id DESC`;

interface LocalityRow extends StoredNames, Point {
  readonly id: number;
  readonly cityId: number;
  readonly slug: string;
  readonly aliases: readonly string[];
}

const LOCALITIES = `
  SELECT id, city_id AS "cityId", slug, ${NAMES}, latitude, longitude, aliases FROM locality ORDER BY id`;

interface ProfileRow extends StoredNames {
  readonly key: string;
  readonly code: number;
  readonly isRetired: boolean;
}

const PROFILES = `SELECT key, code, ${NAMES}, is_retired AS "isRetired" FROM job_profile ORDER BY code`;

interface WorkRow extends StoredNames {
  readonly key: string;
  readonly profileKey: string;
  readonly synonyms: readonly string[];
}

const WORKS = `SELECT key, profile_key AS "profileKey", ${NAMES}, synonyms FROM job_sub_profile ORDER BY key`;

/**
 * Reads cities, localities, profiles and sub-profiles, and indexes them by name. It uses SQL and not Prisma,
 * whose first query loads WebAssembly: the API waits for these names before it is ready.
 */
async function load(database: Database) {
  const [cityRows, localityRows, profileRows, workRows] = await Promise.all([
    database.query<CityRow>(CITIES),
    database.query<LocalityRow>(LOCALITIES),
    database.query<ProfileRow>(PROFILES),
    database.query<WorkRow>(WORKS),
  ]);
  const cities = cityRows.map(withPosition);
  const cityById = new Map(cities.map((row) => [row.id, row]));
  const localities = localityRows.flatMap((row) => {
    const city = cityById.get(row.cityId);
    // A city that was added between the two queries is missing until the next load.
    return city === undefined
      ? []
      : [{ ...withPosition(row), city: { slug: city.slug, nameEn: city.nameEn } }];
  });
  const profiles = profileRows.map(withNames);
  const works = workRows.map(withNames);
  const terms = await termsOfSubProfiles(
    database,
    workRows.map(({ key }) => key),
  );
  return {
    cityById,
    cityExtentKm: extentsOf(cities, localities),
    cityByName: byName(cities, ({ slug, names, aliases }) => [slug, ...Object.values(names), ...aliases]),
    profileByName: byName(profiles, ({ key, names }) => [key, ...Object.values(names)]),
    /** Sub-profiles by key. The term is undefined while no job has the sub-profile. */
    workByKey: new Map(
      works.map(({ key, profileKey, synonyms }) => [
        key,
        { profileKey, synonyms, term: terms.get(wordOfSubProfile(key)) },
      ]),
    ),
    /** Localities, by `city/locality`. */
    localityByKey: new Map(localities.map((row) => [`${row.city.slug}/${row.slug}`, row])),
    /** Railway stations, by `city/railway-station`. */
    stationByKey: new Map(stations.map((row) => [row.key, row])),
    names: new Map<string, Localized>([
      ...profiles.map((row) => [`PROFILE:${row.key}`, row.names] as const),
      ...works.map((row) => [`SUB_PROFILE:${row.profileKey}/${row.key}`, row.names] as const),
      ...works.map((row) => [`WORK:${row.key}`, row.names] as const),
      ...cities.map((row) => [`CITY:${row.slug}`, row.names] as const),
      ...localities.map((row) => [`LOCALITY:${row.city.slug}/${row.slug}`, row.names] as const),
      ...stations.map((row) => [`LOCALITY:${row.key}`, row.names] as const),
      ...localities.map((row) => [nameKey(`${row.city.nameEn}/${row.nameEn}`), row.names] as const),
    ]),
  };
}

export type SearchPlaces = Awaited<ReturnType<typeof load>>;

/** Returns the city with a name (in any language), slug or alias; undefined if it does not exist. */
export const cityNamed = ({ cityByName }: SearchPlaces, name: string | undefined) =>
  name === undefined ? undefined : cityByName.get(nameKey(name));

/** Returns the locality or railway station with a key, such as `pune/aundh`; undefined if it does not exist. */
export const areaWithKey = ({ localityByKey, stationByKey }: SearchPlaces, key: string) =>
  localityByKey.get(key) ?? stationByKey.get(key);

/** An area farther than this from a city does not belong to it, in kilometres. Vashi is 20 km from Mumbai. */
const AREA_OF_CITY_KM = 60;

/** Whether an area (`city/locality`) is in or near a city. True if the position of either is unknown. */
export function isAreaNear(places: SearchPlaces, area: string, city: string): boolean {
  const ofArea = areaWithKey(places, area)?.position;
  const ofCity = cityNamed(places, city)?.position;
  return ofArea === undefined || ofCity === undefined || kmBetween(ofArea, ofCity) <= AREA_OF_CITY_KM;
}

/** Returns the key of the railway station of a named city; undefined if it is unknown. */
export function stationOfCity(places: SearchPlaces, cityName: string): string | undefined {
  const key = stationKeyOf(cityNamed(places, cityName)?.slug ?? '');
  return places.stationByKey.has(key) ? key : undefined;
}

/** Returns the names of the sub-profile chosen in a filter; undefined if the filter has a profile or neither. */
export function subProfileNames(
  { profileByName, names }: SearchPlaces,
  jobProfile: string | undefined,
): Localized | undefined {
  const key = nameKey(jobProfile ?? '');
  return profileByName.has(key) ? undefined : names.get(`WORK:${key}`);
}

type NamedRow = Pick<JobCardRow, 'title' | 'locality' | 'subProfileKey' | 'latitude' | 'longitude'>;

/** Rounds kilometres to two decimals. */
const rounded = (km: number): number => Math.round(km * 100) / 100;

/**
 * Returns the names of a job's occupation, city and locality, as far as they are known, its distance from the city's
 * centre, and whether the title says more than the names do.
 */
export function cardNamesOf(
  { names, workByKey }: SearchPlaces,
  city: { readonly names: Localized; readonly position: Point } | undefined,
  { title, locality, subProfileKey, latitude, longitude }: NamedRow,
): CardNames {
  const workNames = names.get(`WORK:${subProfileKey}`);
  const localityNames = city && names.get(nameKey(`${city.names.en}/${locality}`));
  const placeNames = [city?.names ?? [], localityNames ?? [locality ?? '']];
  const otherNames = workByKey.get(subProfileKey ?? '')?.synonyms ?? [];
  const titleAdds = workNames && titleAddsToWork(title, { workNames, otherNames, placeNames });
  if (city === undefined) return { city: '', workNames, titleAdds };
  const cityCentreKm = rounded(kmBetween(city.position, { latitude, longitude }));
  return { city: city.names.en, cityNames: city.names, localityNames, workNames, titleAdds, cityCentreKm };
}

/** Reloaded every minute. They change only with a new version or by an operator. */
export const searchPlaces = cachedRead(load, TTL_MS);

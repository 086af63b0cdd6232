import type { GeoPoint, Localized } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import type { CardNames, OwnCardRow } from '../job-card.ts';
import { localizedNames } from './localized-names.ts';

const TTL_MS = 60_000;

export interface SearchCity {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly names: Localized;
  readonly latitude: number;
  readonly longitude: number;
}

export interface SearchPlaces {
  readonly cityById: ReadonlyMap<number, SearchCity>;
  /** By slug, name or alias in any script, in lower case. */
  readonly cityByName: ReadonlyMap<string, SearchCity>;
  /** Parts of cities, by `city/locality`. */
  readonly localityByKey: ReadonlyMap<string, GeoPoint>;
  /** What parts of cities are called, by city and part as a job names them; see `cardNamesOf`. */
  readonly localityNames: ReadonlyMap<string, Localized>;
  readonly profileCodeByName: ReadonlyMap<string, number>;
  /** What the works of profiles are called, by key. */
  readonly workNames: ReadonlyMap<string, Localized>;
}

export const nameKey = (name: string): string => name.trim().toLowerCase();

/** The city of a name in any language or a common spelling. */
export const cityNamed = ({ cityByName }: SearchPlaces, name: string | undefined): SearchCity | undefined =>
  name === undefined ? undefined : cityByName.get(nameKey(name));

/** What a job's work and city are called, and the part of it where the job names one that is known. */
export function cardNamesOf(
  { localityNames, workNames: works }: SearchPlaces,
  city: Pick<SearchCity, 'name' | 'names'> | undefined,
  { locality, subProfileKey }: Pick<OwnCardRow, 'locality' | 'subProfileKey'>,
): CardNames {
  const workNames = subProfileKey === null ? undefined : works.get(subProfileKey);
  if (city === undefined) return { city: '', workNames };
  const part = locality === null ? undefined : localityNames.get(nameKey(`${city.name}/${locality}`));
  return { city: city.name, cityNames: city.names, localityNames: part, workNames };
}

async function load({ prisma }: Database): Promise<SearchPlaces> {
  // Larger cities first: where two share a name, the first keeps it.
  const cities = await prisma.city.findMany({ orderBy: [{ population: 'desc' }, { id: 'asc' }] });
  const profiles = await prisma.jobProfile.findMany();
  const works = await prisma.jobSubProfile.findMany();
  const localities = await prisma.locality.findMany({
    include: { city: { select: { slug: true, nameEn: true } } },
  });
  const cityById = new Map<number, SearchCity>();
  const cityByName = new Map<string, SearchCity>();
  for (const { id, slug, nameEn, nameHi, nameMr, aliases, latitude, longitude } of cities) {
    const names = localizedNames({ nameEn, nameHi, nameMr });
    const city = { id, slug, name: nameEn, names, latitude, longitude };
    cityById.set(id, city);
    for (const name of [nameEn, slug, nameHi, nameMr, ...aliases]) {
      if (name !== null && !cityByName.has(nameKey(name))) cityByName.set(nameKey(name), city);
    }
  }
  const profileCodeByName = new Map(
    profiles.flatMap(({ key, code, nameEn, nameHi, nameMr }) =>
      [nameMr, nameHi, nameEn, key].map((name): [string, number] => [nameKey(name), code]),
    ),
  );
  const localityByKey = new Map(
    localities.map(({ city, slug, latitude, longitude }) => [
      `${city.slug}/${slug}`,
      { latitude, longitude },
    ]),
  );
  const localityNames = new Map(
    localities.map((locality) => [
      nameKey(`${locality.city.nameEn}/${locality.nameEn}`),
      localizedNames(locality),
    ]),
  );
  const workNames = new Map(works.map((work) => [work.key, localizedNames(work)]));
  return { cityById, cityByName, localityByKey, localityNames, profileCodeByName, workNames };
}

/** Cities and job profiles by name: they change with a new seed only. */
export const searchPlaces = cachedRead(load, TTL_MS);

import type { GeoPoint } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { keep } from './kept.ts';

const FRESH_MILLISECONDS = 60_000;

export interface SearchCity {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface SearchPlaces {
  readonly cityById: ReadonlyMap<number, SearchCity>;
  /** By slug, name or alias in any script, in lower case. */
  readonly cityByName: ReadonlyMap<string, SearchCity>;
  /** Parts of cities, by `city/locality`. */
  readonly localityByKey: ReadonlyMap<string, GeoPoint>;
  readonly profileCodeByName: ReadonlyMap<string, number>;
}

export const nameKey = (name: string): string => name.trim().toLowerCase();

async function load({ prisma }: Database): Promise<SearchPlaces> {
  // Larger cities first: where two share a name, the first keeps it.
  const cities = await prisma.city.findMany({ orderBy: [{ population: 'desc' }, { id: 'asc' }] });
  const profiles = await prisma.jobProfile.findMany();
  const localities = await prisma.locality.findMany({ include: { city: { select: { slug: true } } } });
  const cityById = new Map<number, SearchCity>();
  const cityByName = new Map<string, SearchCity>();
  for (const { id, slug, nameEn, nameHi, nameMr, aliases, latitude, longitude } of cities) {
    const city = { id, slug, name: nameEn, latitude, longitude };
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
  return { cityById, cityByName, localityByKey, profileCodeByName };
}

/** Cities and job profiles by name: they change with a new seed only. */
export const searchPlaces = keep(load, FRESH_MILLISECONDS);

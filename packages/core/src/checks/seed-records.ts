import { cities, localities, minimumWages } from '@nukkad/reference-data';
import type { CheckRecords } from './check-all.ts';
import { PlaceIndex } from './place-index.ts';

const named = (names: readonly (string | null)[]): string[] => names.filter((name) => name !== null);

/** Builds check records from the reference data, with slugs as the keys of cities and an empty blocklist. */
export function seedRecords(now: Date): CheckRecords {
  const places = new PlaceIndex(
    cities.map((city) => ({
      key: city.slug,
      names: named([city.nameEn, city.nameHi, city.nameMr, ...city.aliases]),
      latitude: city.latitude,
      longitude: city.longitude,
      population: city.population,
      state: city.state,
    })),
    localities.map((locality) => ({
      cityKey: locality.citySlug,
      names: named([locality.nameEn, locality.nameHi, locality.nameMr, ...locality.aliases]),
    })),
  );
  return {
    places,
    blocklist: { has: () => false },
    minimumWages: new Map(minimumWages.rows.map((row) => [row.state, row.unskilled])),
    now,
  };
}

import { kmBetween } from '@nukkad/domain/geo.ts';
import { type CheckResult, failed, passed } from './outcome.ts';
import type { PlaceIndex } from './place-index.ts';

export interface PlaceFacts {
  readonly cityKey: string | number;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * The radius of a city in km has two parts. The base is 38 km, because villages name the market town of their tahsil
 * as their city. The other part grows with the root of the population.
 */
const TOWN_KM = 38;
const KM_PER_ROOT = 3;
const PEOPLE_PER_ROOT = 100_000;

/** Returns the radius in km within which a place counts as in the city. */
export function cityReachKm(population: number): number {
  return TOWN_KM + KM_PER_ROOT * Math.sqrt(population / PEOPLE_PER_ROOT);
}

/** Whether the end of the address, which usually has the town, names another city and not this one. */
function namesAnotherCity({ address, cityKey }: PlaceFacts, places: PlaceIndex): boolean {
  const parts = address.split(',').slice(-4);
  const named = parts.map((part) => places.citiesNamed(part.replace(/[-–]?\s*\d{6}\s*$/, '')));
  if (named.some((keys) => keys?.has(cityKey))) return false;
  return named.some((keys) => keys !== undefined);
}

/**
 * Check 3, place. The position must be within the radius of the named city, and the address must not name another
 * city.
 */
export function checkPlace(facts: PlaceFacts, places: PlaceIndex): CheckResult {
  const city = places.city(facts.cityKey);
  if (!city) throw new Error(`no city ${facts.cityKey}`);
  if (kmBetween(city, facts) > cityReachKm(city.population)) return failed('far-from-city');
  return namesAnotherCity(facts, places) ? failed('names-another-place') : passed('in-city');
}

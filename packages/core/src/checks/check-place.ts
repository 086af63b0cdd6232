import { kmBetween } from '@nukkad/domain/geo.ts';
import { type CheckResult, failed, passed } from './outcome.ts';
import type { PlaceIndex } from './place-index.ts';

export interface PlaceFacts {
  readonly cityKey: string | number;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Villages give the market town of their tahsil as their city; beyond, a city grows with its people. */
const TOWN_KM = 38;
const KM_PER_ROOT = 3;
const PEOPLE_PER_ROOT = 100_000;

/** How far from its middle a place still counts as in the city. */
export function cityReachKm(population: number): number {
  return TOWN_KM + KM_PER_ROOT * Math.sqrt(population / PEOPLE_PER_ROOT);
}

/** The address ends in its town: one that names another town there, and ours nowhere, lies elsewhere. */
function namesAnother({ address, cityKey }: PlaceFacts, places: PlaceIndex): boolean {
  const parts = address.split(',').slice(-4);
  const named = parts.map((part) => places.citiesNamed(part.replace(/[-–]?\s*\d{6}\s*$/, '')));
  if (named.some((keys) => keys?.has(cityKey))) return false;
  return named.some((keys) => keys !== undefined);
}

/** (3) Place: the point is within reach of the named city, and the address does not say otherwise. */
export function checkPlace(facts: PlaceFacts, places: PlaceIndex): CheckResult {
  const city = places.city(facts.cityKey);
  if (!city) throw new Error(`no city ${facts.cityKey}`);
  if (kmBetween(city, facts) > cityReachKm(city.population)) return failed('far-from-city');
  return namesAnother(facts, places) ? failed('names-another-place') : passed('in-city');
}

import type { Random } from '@nukkad/domain/random.ts';
import { type CityRow, cities, localities } from '@nukkad/reference-data';
import { WeightedIndex } from './weighted.ts';

const KM_PER_DEGREE = 110.9;
const NEIGHBOURS = 6;
const NEIGHBOUR_REACH_KM = 60;
const LOCALITY_SHARE = 0.72;
const RURAL_SHARE = 0.06;

/**
 * The place of a generated row. Its indexes refer to the lists `cities` and `localities`. A locality of -1 means
 * none.
 */
export interface Place {
  cityIndex: number;
  localityIndex: number;
  latitude: number;
  longitude: number;
}

const cityIndexBySlug = new Map(cities.map((city, index) => [city.slug, index]));

const localityIndexesByCity: number[][] = cities.map(() => []);
localities.forEach((locality, index) => {
  localityIndexesByCity[cityIndexBySlug.get(locality.citySlug) as number]?.push(index);
});

/** Weights of cities for random choices. The exponent below 1 gives big cities slightly fewer jobs per inhabitant. */
const cityPick = new WeightedIndex(cities.map((city) => city.population ** 0.93));

const radiusKm = cities.map((city) => 1.1 * (city.population / 10_000) ** 0.32);

const round6 = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

function roughKm(a: CityRow, b: CityRow): number {
  const north = (a.latitude - b.latitude) * KM_PER_DEGREE;
  const east = (a.longitude - b.longitude) * KM_PER_DEGREE * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

function nearestTowns(city: CityRow): CityRow[] {
  const nearby: { town: CityRow; km: number }[] = [];
  for (const town of cities) {
    const km = Math.abs(town.latitude - city.latitude) < 0.6 ? roughKm(city, town) : Number.POSITIVE_INFINITY;
    if (town !== city && km <= NEIGHBOUR_REACH_KM) nearby.push({ town, km });
  }
  return nearby
    .sort((a, b) => a.km - b.km)
    .slice(0, NEIGHBOURS)
    .map((entry) => entry.town);
}

const neighbours: (CityRow[] | undefined)[] = [];
function neighboursOf(cityIndex: number): CityRow[] {
  neighbours[cityIndex] ??= nearestTowns(cities[cityIndex] as CityRow);
  return neighbours[cityIndex];
}

function scatter(random: Random, place: Place, deviationKm: number): Place {
  const north = random.bell() * deviationKm;
  const east = random.bell() * deviationKm;
  const latitude = place.latitude + north / KM_PER_DEGREE;
  place.longitude = round6(place.longitude + east / (KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)));
  place.latitude = round6(latitude);
  return place;
}

/** Moves a place some way towards a neighbouring town, so that rural places are on land and inside the border. */
function ruralPlace(random: Random, cityIndex: number, place: Place): Place {
  const towns = neighboursOf(cityIndex);
  if (towns.length === 0) return scatter(random, place, radiusKm[cityIndex] as number);
  const town = random.pick(towns);
  const way = 0.15 + random.unit() * 0.6;
  place.latitude += (town.latitude - place.latitude) * way;
  place.longitude += (town.longitude - place.longitude) * way;
  return scatter(random, place, 0.8);
}

/**
 * Draws a place for a city: mostly near one of its localities, otherwise near its centre, and sometimes in the
 * countryside around it.
 */
export function placeInCity(random: Random, cityIndex: number): Place {
  const city = cities[cityIndex] as CityRow;
  const place: Place = {
    cityIndex,
    localityIndex: -1,
    latitude: city.latitude,
    longitude: city.longitude,
  };
  const known = localityIndexesByCity[cityIndex] as number[];
  const draw = random.unit();
  if (draw < RURAL_SHARE) return ruralPlace(random, cityIndex, place);
  if (known.length > 0 && draw < RURAL_SHARE + LOCALITY_SHARE) {
    place.localityIndex = random.pick(known);
    const locality = localities[place.localityIndex] as (typeof localities)[number];
    place.latitude = locality.latitude;
    place.longitude = locality.longitude;
    return scatter(random, place, 0.55);
  }
  return scatter(random, place, (radiusKm[cityIndex] as number) * 0.5);
}

/** Draws a city, weighted by population. */
export function pickCity(random: Random): number {
  return cityPick.pick(random);
}

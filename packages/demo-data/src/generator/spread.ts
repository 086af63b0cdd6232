import type { Random } from '@nukkad/domain/random.ts';
import { type CityRow, cities, localities } from '@nukkad/reference-data';
import { WeightedIndex } from './weighted.ts';

const KM_PER_DEGREE = 110.9;
const NEIGHBOURS = 6;
const NEIGHBOUR_REACH_KM = 60;
const LOCALITY_SHARE = 0.72;
const RURAL_SHARE = 0.06;

/** Where a row lies; indexes point into the seed's city and locality lists, locality -1 for none. */
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

/** Big cities have more work, but a little less than their share: they have more seekers a job too. */
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

/** Country around a city lies on the way to the next towns: that keeps it off the sea and inside the border. */
function ruralPlace(random: Random, cityIndex: number, place: Place): Place {
  const towns = neighboursOf(cityIndex);
  if (towns.length === 0) return scatter(random, place, radiusKm[cityIndex] as number);
  const town = random.pick(towns);
  const way = 0.15 + random.unit() * 0.6;
  place.latitude += (town.latitude - place.latitude) * way;
  place.longitude += (town.longitude - place.longitude) * way;
  return scatter(random, place, 0.8);
}

/** A place of the given city: mostly around its known localities, else around its centre, a few in the country. */
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

/** A city as likely as its people are many. */
export function pickCity(random: Random): number {
  return cityPick.pick(random);
}

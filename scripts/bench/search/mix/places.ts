import { type CityRow, cities } from '@nukkad/reference-data';

const KM_PER_DEGREE = 111;
/** Returns the relative number of jobs in a city, as in the generator. */
const weightOf = ({ population }: CityRow): number => population ** 0.93;

function isWithin(a: CityRow, b: CityRow, km: number): boolean {
  const north = (a.latitude - b.latitude) * KM_PER_DEGREE;
  const east = (a.longitude - b.longitude) * KM_PER_DEGREE * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east) <= km;
}

/** Returns the relative number of jobs within 40 km of a city. */
function workAround(city: CityRow): number {
  return cities.filter((other) => isWithin(city, other, 40)).reduce((sum, other) => sum + weightOf(other), 0);
}

const byWork = cities
  .map((city) => ({ city, work: workAround(city) }))
  .sort((a, b) => b.work - a.work || (a.city.slug < b.city.slug ? -1 : 1))
  .map(({ city }) => city);

/** Returns `count` evenly spaced items of a list. */
const spread = (list: readonly CityRow[], count: number): CityRow[] =>
  Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)] as CityRow);

/** The places of the mix: the largest cities (`dense`), and towns with few jobs around (`thin`). */
export const PLACES: Readonly<Record<'dense' | 'thin', readonly CityRow[]>> = {
  dense: [...cities].sort((a, b) => b.population - a.population).slice(0, 8),
  thin: spread(byWork.slice(-160), 8),
};

/** The density of jobs around a place. */
export type Density = keyof typeof PLACES;
export const DENSITIES: readonly Density[] = ['dense', 'thin'];

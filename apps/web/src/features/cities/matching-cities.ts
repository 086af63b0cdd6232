import type { City } from '@nukkad/contract';

const SHOWN_MAX = 40;

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();
}

/**
 * Returns the cities that match a text in any language. Names that start with it come before names in which a later
 * word does.
 */
export function matchingCities(cities: readonly City[], text: string): readonly City[] {
  const typed = folded(text);
  if (typed === '') return cities.filter((city) => city.isPopular);
  const namesOf = (city: City) => [city.name, ...Object.values(city.names)].map(folded);
  const starting = cities.filter((city) => namesOf(city).some((name) => name.startsWith(typed)));
  const byLaterWord = cities.filter(
    (city) => !starting.includes(city) && namesOf(city).some((name) => name.includes(` ${typed}`)),
  );
  return [...starting, ...byLaterWord].slice(0, SHOWN_MAX);
}

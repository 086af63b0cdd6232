import type { City } from '@nukkad/contract';

const SHOWN_MAX = 40;

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();
}

/** The cities whose name in any of the languages starts with the text, then those with a later word that does. */
export function matchingCities(cities: readonly City[], text: string): readonly City[] {
  const typed = folded(text);
  if (typed === '') return cities.filter((city) => city.isPopular);
  const namesOf = (city: City) => [city.name, ...Object.values(city.names)].map(folded);
  const starting = cities.filter((city) => namesOf(city).some((name) => name.startsWith(typed)));
  const later = cities.filter(
    (city) => !starting.includes(city) && namesOf(city).some((name) => name.includes(` ${typed}`)),
  );
  return [...starting, ...later].slice(0, SHOWN_MAX);
}

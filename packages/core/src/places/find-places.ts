import type { FindPlacesInput, FoundPlaces, Localized, Place } from '@nukkad/contract';
import { latinDigits } from '@nukkad/domain/latin-digits.ts';
import { interpret, placeOfPin, type SearchPlaces, searchPlaces } from '@nukkad/job-search';
import type { Container } from '../container.ts';
import { beginsWith, namesOf } from './place-names.ts';

/** Enough for all areas of a city that a seeker may tap on. */
const PLACES_MAX = 30;
/** Number of cities to list before areas. Most seekers live in an area that they can name. */
const CITIES_FIRST = 3;

type LocalityRow = SearchPlaces['localityByKey'] extends ReadonlyMap<string, infer Row> ? Row : never;
type CityRow = SearchPlaces['cityById'] extends ReadonlyMap<number, infer Row> ? Row : never;

function joined(one: Localized, other: Localized): Localized {
  return { en: `${one.en}, ${other.en}`, hi: `${one.hi}, ${other.hi}`, mr: `${one.mr}, ${other.mr}` };
}

function cityPlace({ slug, names, position }: CityRow): Place {
  return { kind: 'CITY', key: slug, names, position };
}

function localityPlace({ slug, city, cityId, names, position }: LocalityRow, places: SearchPlaces): Place {
  const cityNames = places.cityById.get(cityId)?.names;
  return {
    kind: 'LOCALITY',
    key: `${city.slug}/${slug}`,
    names: cityNames === undefined ? names : joined(names, cityNames),
    position,
  };
}

/** Returns the place of a PIN code, with the name of the nearest known area or city. */
function pinPlace(pin: string, places: SearchPlaces): Place[] {
  const found = placeOfPin(pin, places);
  if (found === null) return [];
  const { area, city, position } = found;
  const known = area === null ? city && cityPlace(city) : localityPlace(area, places);
  return known === null ? [] : [{ kind: 'PIN', key: pin, names: known.names, position }];
}

/**
 * Returns cities and areas whose names begin with the text. Cities with exactly the typed name come first, then the
 * largest cities, then areas (all areas of the named city), then the other cities.
 */
function typedPlaces(typed: string, places: SearchPlaces): Place[] {
  const cities = [...places.cityById.values()]
    .filter((row) => beginsWith(row, typed))
    .sort((a, b) => b.population - a.population);
  const exact = cities.filter((row) => namesOf(row).includes(typed));
  const exactIds = new Set(exact.map(({ id }) => id));
  const areas = [...places.localityByKey.values()].filter(
    (row) => exactIds.has(row.cityId) || beginsWith(row, typed),
  );
  const others = cities.filter(({ id }) => !exactIds.has(id));
  return [
    ...[...exact, ...others.slice(0, CITIES_FIRST)].map(cityPlace),
    ...areas.map((row) => localityPlace(row, places)),
    ...others.slice(CITIES_FIRST).map(cityPlace),
  ];
}

/** Returns the area or city that a sentence names, such as "मैं वाकड में रहता हूँ". Accepts typos. */
async function understoodPlaces({ database }: Pick<Container, 'database'>, text: string): Promise<Place[]> {
  const { interpretation, places } = await interpret(database, null, {
    text,
    sortBy: 'NEWEST',
    page: 1,
    size: 1,
  });
  const { localities = [] } = interpretation.understanding ?? {};
  const areas = localities.map((key) => places.localityByKey.get(key)).filter((row) => row !== undefined);
  const city = places.cityByName.get(interpretation.input.city?.toLowerCase() ?? '');
  const inCity = areas.filter((row) => city === undefined || row.cityId === city.id);
  if (inCity.length > 0) return inCity.map((row) => localityPlace(row, places));
  return city === undefined ? [] : [cityPlace(city)];
}

/** Six digits, possibly with a space in the middle, as people write PIN codes. */
const PIN = /(?:^|\D)([1-9]\d{2})\s?(\d{3})(?=\D|$)/;

/**
 * Finds the places that a typed or spoken text names, at most 30. A text with a PIN code returns only its area, or
 * nothing if the code is unknown.
 */
export async function findPlaces(
  { database }: Pick<Container, 'database'>,
  { text }: FindPlacesInput,
): Promise<FoundPlaces> {
  const typed = latinDigits(text).trim().toLowerCase();
  if (typed === '') return { places: [] };
  const places = await searchPlaces.read(database);
  const [, left, right] = PIN.exec(typed) ?? [];
  if (left !== undefined && right !== undefined) return { places: pinPlace(left + right, places) };
  const found = typedPlaces(typed, places);
  const named = found.length > 0 ? found : await understoodPlaces({ database }, text);
  return { places: named.slice(0, PLACES_MAX) };
}

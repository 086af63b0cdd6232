import { SUGGESTED_PLACES_MAX, type SuggestedPlace } from '@nukkad/contract/partner/suggestion.routes.ts';
import { latinDigits } from '@nukkad/domain/latin-digits.ts';
import { type SearchPlaces, searchPlaces } from '@nukkad/job-search';
import { positionOfPin } from '@nukkad/reference-data/pin-codes.ts';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { findPlaces } from '../places/find-places.ts';
import { beginsWith } from '../places/place-names.ts';
import { placeAt } from '../registration/company-place.ts';
import { cityOf } from './posting-records.ts';

interface PlaceQuestion {
  readonly text?: string | undefined;
  /** The slug of a city. */
  readonly city?: string | undefined;
}

type City = NonNullable<ReturnType<typeof cityOf>>;
type Locality = SearchPlaces['localityByKey'] extends ReadonlyMap<string, infer Row> ? Row : never;

const PIN = /^[1-9]\d{2}\s?\d{3}$/;

function cityPlace({ slug, names, position }: City): SuggestedPlace {
  return { city: slug, cityNames: names, locality: null, localityNames: null, ...position };
}

function areaPlace(city: City, { nameEn, names, position }: Locality): SuggestedPlace {
  return { city: city.slug, cityNames: city.names, locality: nameEn, localityNames: names, ...position };
}

/** Returns the city if the text is empty or names it, and its areas that the text names, by their English names. */
function placesInCity(places: SearchPlaces, city: City, typed: string): SuggestedPlace[] {
  const areas = [...places.localityByKey.values()]
    .filter((area) => area.cityId === city.id && beginsWith(area, typed))
    .sort((a, b) => a.nameEn.localeCompare(b.nameEn, 'en'));
  const own = beginsWith(city, typed) ? [cityPlace(city)] : [];
  return [...own, ...areas.map((area) => areaPlace(city, area))];
}

/** Returns the places that the seekers' search for places finds. Places of retired cities are left out. */
async function placesAnywhere(
  deps: Pick<Container, 'database'>,
  places: SearchPlaces,
  text: string,
): Promise<SuggestedPlace[]> {
  const found = await findPlaces(deps, { text });
  return found.places.flatMap(({ kind, key }) => {
    if (kind === 'PIN') return [];
    const [slug = ''] = key.split('/');
    const city = cityOf({ places }, slug);
    if (city === undefined) return [];
    const area = places.localityByKey.get(key);
    return [area === undefined ? cityPlace(city) : areaPlace(city, area)];
  });
}

/**
 * Returns the area of a PIN code with the position of the PIN code, in the given or else the nearest city. Returns
 * nothing if the PIN code is unknown or is outside the city.
 */
function pinPlaces(places: SearchPlaces, pin: string, given: City | undefined): SuggestedPlace[] {
  const position = positionOfPin(pin);
  const place = position === undefined ? null : placeAt(places, position, given);
  if (position === undefined || place === null) return [];
  const { city, locality } = place;
  return [{ ...(locality === null ? cityPlace(city) : areaPlace(city, locality)), ...position }];
}

/** Returns what a text names in a city, or anywhere. */
async function namedPlaces(
  deps: Pick<Container, 'database'>,
  places: SearchPlaces,
  typed: string,
  city: City | undefined,
): Promise<SuggestedPlace[]> {
  if (PIN.test(typed)) return pinPlaces(places, typed.replace(/\s/g, ''), city);
  if (city !== undefined) return placesInCity(places, city, typed);
  return typed === '' ? [] : placesAnywhere(deps, places, typed);
}

/**
 * Returns the cities and areas that a text names, at most 30. A PIN code returns its area with the position of the PIN
 * code. With a city, only that city and areas of it; without a text, all of them. Throws CITY_UNKNOWN.
 */
export async function suggestPlaces(
  deps: Pick<Container, 'database'>,
  { text = '', city: slug }: PlaceQuestion,
): Promise<{ items: SuggestedPlace[] }> {
  const places = await searchPlaces.read(deps.database);
  const typed = latinDigits(text).trim().toLowerCase();
  const city = slug === undefined ? undefined : cityOf({ places }, slug);
  if (slug !== undefined && city === undefined) throw new AppError('CITY_UNKNOWN');
  const items = await namedPlaces(deps, places, typed, city);
  return { items: items.slice(0, SUGGESTED_PLACES_MAX) };
}

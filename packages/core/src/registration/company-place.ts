import { isBlank } from '@nukkad/contract/shared/visible-text.ts';
import { kmBetween, type Point } from '@nukkad/domain/geo.ts';
import { firstCharacters } from '@nukkad/domain/summary.ts';
import { cityNamed, type SearchPlaces } from '@nukkad/job-search';
import { cityReachKm } from '../checks/check-place.ts';
import { AppError, invalidField } from '../errors/app-error.ts';

export interface GivenPlace {
  /** Slug of the city, or its name in any language. Not needed with a position. */
  readonly city?: string | undefined;
  readonly locality?: string | undefined;
  readonly address?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

interface CompanyPlace extends Point {
  readonly cityId: number;
  readonly address: string;
}

type City = NonNullable<ReturnType<typeof cityNamed>>;
type Locality = SearchPlaces['localityByKey'] extends ReadonlyMap<string, infer Row> ? Row : never;

/** A position is described by an area within this many kilometres. */
const AREA_NEAR_KM = 5;
const ADDRESS_MAX = 500;

function nearest<Row extends { readonly position: Point }>(
  rows: Iterable<Row>,
  point: Point,
): { readonly row: Row; readonly km: number } | null {
  let best: { row: Row; km: number } | null = null;
  for (const row of rows) {
    const km = kmBetween(row.position, point);
    if (best === null || km < best.km) best = { row, km };
  }
  return best;
}

function positionOf({ latitude, longitude }: GivenPlace): Point | null {
  if (latitude === undefined && longitude === undefined) return null;
  if (latitude === undefined || longitude === undefined)
    throw invalidField(latitude === undefined ? 'latitude' : 'longitude', 'is missing');
  return { latitude, longitude };
}

/** Returns the nearest open city if its reach contains the position, else undefined. */
function cityNear(places: SearchPlaces, position: Point): City | undefined {
  const open = [...places.cityById.values()].filter(({ isRetired }) => !isRetired);
  const near = nearest(open, position);
  return near !== null && near.km <= cityReachKm(near.row.population) ? near.row : undefined;
}

/** Returns the named city, else the nearest one whose reach contains the position. Throws CITY_UNKNOWN. */
function cityOf(places: SearchPlaces, { city }: GivenPlace, position: Point | null): City {
  const isGiven = city !== undefined && city.trim() !== '';
  if (!isGiven && position === null) throw invalidField('city', 'is missing');
  const named = isGiven ? cityNamed(places, city) : undefined;
  const found = isGiven || position === null ? named : cityNear(places, position);
  if (found === undefined || found.isRetired) throw new AppError('CITY_UNKNOWN');
  return found;
}

/** Returns the area of the city by its slug or name, else the one at the position. */
function localityOf(
  places: SearchPlaces,
  { id }: City,
  { locality: name }: GivenPlace,
  position: Point | null,
): Locality | null {
  const areas = [...places.localityByKey.values()].filter(({ cityId }) => cityId === id);
  const typed = name?.trim().toLowerCase() ?? '';
  if (typed === '') {
    const near = position === null ? null : nearest(areas, position);
    return near !== null && near.km <= AREA_NEAR_KM ? near.row : null;
  }
  const namesOf = ({ slug, names, aliases }: Locality) => [slug, ...Object.values(names), ...aliases];
  return areas.find((area) => namesOf(area).some((known) => known.toLowerCase() === typed)) ?? null;
}

/** Returns the area at a position, and the given city or else the nearest one; null if that city does not reach it. */
export function placeAt(
  places: SearchPlaces,
  position: Point,
  given?: City,
): { readonly city: City; readonly locality: Locality | null } | null {
  const city = given ?? cityNear(places, position);
  if (city === undefined || kmBetween(city.position, position) > cityReachKm(city.population)) return null;
  return { city, locality: localityOf(places, city, {}, position) };
}

/** Returns the address with area and city at its end, unless it names them already. */
function addressOf(given: GivenPlace, city: City, locality: Locality | null): string {
  const parts: string[] = [];
  const add = (part: string | undefined) => {
    const text = part?.trim().replace(/\s+/g, ' ') ?? '';
    if (!isBlank(text) && !parts.join(', ').toLowerCase().includes(text.toLowerCase())) parts.push(text);
  };
  add(given.address);
  add(locality?.nameEn ?? given.locality);
  const isCityNamed = Object.values(city.names).some((name) => parts.join(', ').includes(name));
  if (!isCityNamed) add(city.nameEn);
  return firstCharacters(parts.join(', '), ADDRESS_MAX);
}

/**
 * Returns where a company is, from a city and area or from a position. Without a position, it is that of the area or of
 * the city's centre. Throws CITY_UNKNOWN, or VALIDATION_FAILED if there is neither city nor position.
 */
export function companyPlace(places: SearchPlaces, given: GivenPlace): CompanyPlace {
  const position = positionOf(given);
  const city = cityOf(places, given, position);
  const locality = localityOf(places, city, given, position);
  const { latitude, longitude } = position ?? locality?.position ?? city.position;
  return { cityId: city.id, latitude, longitude, address: addressOf(given, city, locality) };
}

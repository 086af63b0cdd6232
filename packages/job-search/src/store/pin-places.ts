import { kmBetween, type Point } from '@nukkad/domain/geo.ts';
import type { LexiconEntry } from '@nukkad/language/lexicon/lexicon-entry.ts';
import { positionOfPin } from '@nukkad/reference-data/pin-codes.ts';
import type { SearchPlaces } from './search-places.ts';

/** A PIN code means the nearest area within this many kilometres, or the nearest city if there is none. */
const AREA_NEAR_KM = 5;

function nearest<Row extends { readonly position: Point }>(
  rows: Iterable<Row>,
  point: Point,
): { row: Row; km: number } | null {
  let best: { row: Row; km: number } | null = null;
  for (const row of rows) {
    const km = kmBetween(row.position, point);
    if (best === null || km < best.km) best = { row, km };
  }
  return best;
}

/**
 * Returns the middle of a PIN code's area, with the nearest known area, or the nearest city if no area is near. Null if the
 * code is unknown.
 */
export function placeOfPin(pin: string, places: Pick<SearchPlaces, 'localityByKey' | 'cityById'>) {
  const position = positionOfPin(pin);
  if (position === undefined) return null;
  const area = nearest(places.localityByKey.values(), position);
  const city = nearest(places.cityById.values(), position);
  const isNear = area !== null && area.km <= AREA_NEAR_KM;
  return { position, area: isNear ? area.row : null, city: city?.row ?? null };
}

/** Returns the meaning of a PIN code in a text, as a phrase of the lexicon. Null if it is unknown. */
export function phraseOfPin(
  pin: string,
  places: Pick<SearchPlaces, 'localityByKey' | 'cityById'>,
): LexiconEntry | null {
  const { area = null, city = null } = placeOfPin(pin, places) ?? {};
  if (area !== null)
    return { phrase: pin, kind: 'LOCALITY', value: `${area.city.slug}/${area.slug}`, weight: 0 };
  return city && { phrase: pin, kind: 'CITY', value: city.slug, weight: 0 };
}

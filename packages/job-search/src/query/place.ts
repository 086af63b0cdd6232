import { type GeoPoint, type JobFilterInput, LOCALITY_RADIUS_KM, RADIUS_KM_DEFAULT } from '@nukkad/contract';
import { kmBetween } from '@nukkad/domain/geo.ts';
import { cityNamed, type SearchPlaces } from '../store/search-places.ts';
import type { TermQuery } from './term-query.ts';

/** Farther than this from the chosen city, a viewer's own point is not where they want to work. */
const OWN_POINT_WITHIN_KM = 50;

/** The locality of the text, `city/locality`: in the city that is named, else the first of that name. */
export function localityOf(
  { input, localities }: Pick<TermQuery, 'input' | 'localities'>,
  places: SearchPlaces,
): string | undefined {
  const city = cityNamed(places, input.city);
  return localities.find((value) => value.startsWith(`${city?.slug}/`)) ?? localities[0];
}

/**
 * The viewer's own point, else the city's. With a city chosen the own point counts only when it is near that city. Null
 * where no place is given, 'nowhere' where the city is not known.
 */
function centreOf({ city: name, point }: JobFilterInput, places: SearchPlaces): GeoPoint | 'nowhere' | null {
  if (name === undefined) return point ?? null;
  const city = cityNamed(places, name);
  if (city === undefined) return 'nowhere';
  const isNear = point !== undefined && kmBetween(point, city) <= OWN_POINT_WITHIN_KM;
  return isNear ? point : { latitude: city.latitude, longitude: city.longitude };
}

interface Circle {
  readonly centre: GeoPoint;
  readonly radiusKm: number;
}

/** Where a query looks: a part of a city closely, else around a point or a city. */
export function placeOf(query: TermQuery, places: SearchPlaces): Circle | 'nowhere' | null {
  const { radiusKm } = query.input;
  const locality = places.localityByKey.get(localityOf(query, places) ?? '');
  if (locality) return { centre: locality, radiusKm: radiusKm ?? LOCALITY_RADIUS_KM };
  const centre = centreOf(query.input, places);
  if (centre === 'nowhere' || centre === null) return centre;
  return { centre, radiusKm: radiusKm ?? RADIUS_KM_DEFAULT };
}

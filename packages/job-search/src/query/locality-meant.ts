import { nameKey, type SearchPlaces } from '../store/search-places.ts';
import type { ReadText } from './read-text.ts';

/** The locality of the text, `city/locality`: in the city that is meant, else the first of that name. */
export function localityMeant(
  { input, localities }: Pick<ReadText, 'input' | 'localities'>,
  places: SearchPlaces,
): string | undefined {
  const city = input.city === undefined ? undefined : places.cityByName.get(nameKey(input.city));
  return localities.find((value) => value.startsWith(`${city?.slug}/`)) ?? localities[0];
}

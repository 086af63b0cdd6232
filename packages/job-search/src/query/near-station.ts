import type { JobFilterInput } from '@nukkad/contract';
import type { TextTerm, Understanding } from '@nukkad/language/understand/understanding.ts';
import type { SearchLanguage } from '../store/search-language.ts';

/** Adds the words of a station to the area before it. The station of an area is in it: "Dadar station". */
function withStationOfArea(understanding: Understanding, station: TextTerm): Understanding {
  const { terms } = understanding;
  const at = terms.findIndex(({ kind, isNegated }) => kind === 'LOCALITY' && isNegated !== true);
  const area = terms[at];
  const isNext = area?.wordIndexes.at(-1) === (station.wordIndexes[0] ?? 0) - 1;
  if (area === undefined || !isNext) return understanding;
  const joined = {
    ...area,
    text: `${area.text} ${station.text}`,
    wordIndexes: [...area.wordIndexes, ...station.wordIndexes],
  };
  return { ...understanding, terms: terms.with(at, joined).filter((term) => term !== station) };
}

/**
 * Makes "near the station" a place: the railway station of the named city, else of the filter's city. Returns the
 * understanding unchanged if it names no station or if the position of the station is unknown.
 */
export function withStation(
  understanding: Understanding,
  { city: filterCity }: Pick<JobFilterInput, 'city'>,
  { stationOf }: Pick<SearchLanguage, 'stationOf'>,
): Understanding {
  const { terms, localities, city } = understanding;
  const at = terms.findIndex(({ landmark }) => landmark === 'RAILWAY_STATION');
  const station = terms[at];
  if (station === undefined) return understanding;
  if (localities.length > 0) return withStationOfArea(understanding, station);
  const cityName = city ?? filterCity;
  const key = cityName === undefined ? undefined : stationOf(cityName);
  if (key === undefined) return understanding;
  const { isApplied: _, ...term } = station;
  return {
    ...understanding,
    localities: [key],
    terms: terms.with(at, { ...term, kind: 'LOCALITY', value: key }),
  };
}

import type { JobFilterInput } from '@nukkad/contract';
import type { TextTerm, Understanding } from '@nukkad/language/understand/understanding.ts';
import type { SearchLanguage } from '../store/search-language.ts';

/** An area and its landmark have at most one word between them: "Hadapsar ka bus stand". */
const DISTANCE_MAX = 2;

const startOf = ({ wordIndexes }: TextTerm): number => wordIndexes[0] ?? 0;

/** Returns two terms in the order of their words. */
const inOrder = (one: TextTerm, other: TextTerm): readonly [TextTerm, TextTerm] =>
  startOf(one) <= startOf(other) ? [one, other] : [other, one];

/** Whether the words of two terms are next to each other. */
function areNext(one: TextTerm, other: TextTerm): boolean {
  const [first, second] = inOrder(one, other);
  return startOf(second) - (first.wordIndexes.at(-1) ?? 0) <= DISTANCE_MAX;
}

/** Adds the words of a landmark to the area next to it, because it is in that area: "Swargate bus stand". */
function withLandmarkOfArea(understanding: Understanding, landmark: TextTerm): Understanding {
  const { terms } = understanding;
  const area = terms.find(
    (term) => term.kind === 'LOCALITY' && term.isNegated !== true && areNext(term, landmark),
  );
  if (area === undefined) return understanding;
  const parts = inOrder(area, landmark);
  const joined = {
    ...area,
    text: parts.map(({ text }) => text).join(' '),
    wordIndexes: parts.flatMap(({ wordIndexes }) => wordIndexes),
  };
  const joinedTerms = terms.flatMap((term): TextTerm[] => {
    if (term === landmark) return [];
    if (term === area) return [joined];
    const { leftOut } = term;
    return [leftOut === undefined ? term : { ...term, leftOut: [...leftOut, ...landmark.wordIndexes] }];
  });
  return { ...understanding, terms: joinedTerms };
}

/** Makes "the station" a place: the railway station of the named city, else of the filter's city. */
function withStationOfCity(
  understanding: Understanding,
  station: TextTerm,
  { city: filterCity }: Pick<JobFilterInput, 'city'>,
  { stationOf }: Pick<SearchLanguage, 'stationOf'>,
): Understanding {
  const { terms, city } = understanding;
  const cityName = city ?? filterCity;
  const key = cityName === undefined ? undefined : stationOf(cityName);
  if (key === undefined) return understanding;
  const { isApplied: _, ...term } = station;
  return {
    ...understanding,
    localities: [key],
    terms: terms.with(terms.indexOf(station), { ...term, kind: 'LOCALITY', value: key }),
  };
}

/**
 * Makes the landmarks of a text places, if the search knows where they are: the railway station of a city, and a bus stand,
 * station or market of an area, which is in the area. Other landmarks stay as they are, not applied.
 */
export function withLandmarks(
  understanding: Understanding,
  input: Pick<JobFilterInput, 'city'>,
  language: Pick<SearchLanguage, 'stationOf'>,
): Understanding {
  return understanding.terms
    .filter(({ landmark }) => landmark !== undefined)
    .reduce((known, landmark) => {
      const ofArea = withLandmarkOfArea(known, landmark);
      const isOfCity = ofArea === known && known.localities.length === 0;
      return isOfCity && landmark.landmark === 'RAILWAY_STATION'
        ? withStationOfCity(known, landmark, input, language)
        : ofArea;
    }, understanding);
}

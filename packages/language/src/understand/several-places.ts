import type { Lexicon } from '../lexicon/build-lexicon.ts';
import type { TextAnalysis } from './analyse-text.ts';
import { hasWord, isEmpty, kindOf, namesWork } from './clauses.ts';
import { JOINS } from './negators.ts';
import { isPlace } from './place-words.ts';
import type { Segment } from './segment.ts';
import { textOf, valuesOf } from './segment-meaning.ts';
import type { TextTerm } from './understanding.ts';

/** A place that a text names: an area, a city, or both, such as "Hadapsar Pune". */
interface NamedPlace {
  readonly area: Segment | null;
  readonly city: Segment | null;
  /** The words that join it to the place before it: "or in". */
  readonly joining: readonly Segment[];
}

/** The places of a text that names several. A search covers one of them. */
export interface SeveralPlaces {
  /** The segments of the places that the search does not cover. */
  readonly uncovered: ReadonlySet<Segment>;
  /** A term for each of these places. */
  readonly terms: readonly TextTerm[];
}

/** What is known about the positions of places. */
type Positions = Pick<Lexicon, 'isAreaNear'>;

const areaValues = (area: Segment | null): readonly string[] =>
  area === null ? [] : valuesOf(area, 'LOCALITY');
const cityValue = (city: Segment | null): string | undefined => city?.matches[0]?.entry.value;

const isArea = (segment: Segment): boolean => kindOf(segment) === 'LOCALITY';
const isInCity = (area: Segment | null, slug: string | undefined): boolean =>
  slug !== undefined && areaValues(area).some((value) => value.startsWith(`${slug}/`));
const meansSame = (a: Segment, b: Segment): boolean =>
  kindOf(a) === kindOf(b) && a.matches[0]?.entry.value === b.matches[0]?.entry.value;

/** What joins a place to what is before it. */
interface Joining {
  /** Whether a word such as "or" does. */
  readonly isJoined: boolean;
  /** The words that a text with only one of the places does not need: "or", "में या". */
  readonly needless: readonly Segment[];
}

/** Whether the words before a place join occupations, which each have a place: "Pune me cook ya Mumbai me driver". */
function joinsOccupations(segments: readonly Segment[], before: number, place: number): boolean {
  const next = segments.slice(place + 1).find((segment) => !isEmpty(segment));
  return [segments[before], next].every((segment) => segment !== undefined && namesWork(segment));
}

/** Returns what joins a place to what is before it: "or", "में या". */
function joiningOf(segments: readonly Segment[], at: number): Joining {
  let from = at;
  while (from > 0 && isEmpty(segments[from - 1] as Segment)) from -= 1;
  const between = segments.slice(from, at);
  const firstJoin = between.findIndex((segment) => hasWord(segment, JOINS));
  if (firstJoin < 0) return { isJoined: false, needless: [] };
  if (joinsOccupations(segments, from - 1, at)) return { isJoined: true, needless: [] };
  // "Pune me cook ya Mumbai": the words before "ya" belong to the cook.
  return { isJoined: true, needless: isPlace(segments[from - 1]) ? between : between.slice(firstJoin) };
}

/** Whether a word such as "or" joins occupations between two places: "cook in Hadapsar or driver in Mumbai". */
function areOccupationsJoined(segments: readonly Segment[], from: number, to: number): boolean {
  const between = segments
    .slice(from + 1, to)
    .filter((segment) => !isEmpty(segment) || hasWord(segment, JOINS));
  return between.some((segment) => hasWord(segment, JOINS)) && between.some(namesWork);
}

/** Whether an area, if there is one, can be in the city or near it: not the MG Road of Bengaluru and Pune. */
function canBeOnePlace(area: Segment, city: Segment | null, { isAreaNear }: Positions): boolean {
  const slug = cityValue(city);
  if (slug === undefined || isAreaNear === undefined) return true;
  return areaValues(area).some((value) => isAreaNear(value, slug));
}

/**
 * Returns the places of a text, the one to search first. An area and a city without "or" between them are one place. If the
 * area is far from that city, the city comes first, because the name of the area may be that of an unknown one there.
 */
function namedPlaces(
  { segments, joinStarts }: TextAnalysis,
  included: ReadonlySet<Segment>,
  positions: Positions,
): NamedPlace[] {
  const places: NamedPlace[] = [];
  const seen: Segment[] = [];
  let lastAt = -1;
  for (const [at, segment] of segments.entries()) {
    if (!isPlace(segment) || !included.has(segment)) continue;
    if (seen.some((earlier) => meansSame(earlier, segment))) continue;
    seen.push(segment);
    const { isJoined: isJoinedByWord, needless } = joiningOf(segments, at);
    const isJoined = isJoinedByWord || joinStarts.has(segment.wordIndexes[0] ?? -1);
    const last = places.at(-1);
    const own = isArea(segment) ? { area: segment } : { city: segment };
    const place = { area: null, city: null, joining: needless, ...own };
    const canJoinLast = last !== undefined && !isJoined && (isArea(segment) ? last.area : last.city) === null;
    const joint = canJoinLast ? { ...last, ...own } : place;
    const isApart =
      areOccupationsJoined(segments, lastAt, at) && !isInCity(joint.area, cityValue(joint.city));
    const isFar = isApart || (joint.area !== null && !canBeOnePlace(joint.area, joint.city, positions));
    lastAt = at;
    if (canJoinLast && !isFar) places[places.length - 1] = joint;
    else if (canJoinLast && !isApart && !isArea(segment)) places.splice(places.length - 1, 0, place);
    else places.push(place);
  }
  return places;
}

/** Returns the city of a place. An area may be in the city that the text names with another area: "Hadapsar or Kothrud, Pune". */
const cityOf = ({ area, city }: NamedPlace, all: readonly NamedPlace[]): Segment | null =>
  city ?? all.find((other) => isInCity(area, cityValue(other.city)))?.city ?? null;

const segmentsOf = ({ area, city }: NamedPlace): Segment[] => [area, city].filter((one) => one !== null);
const indexesOf = (segments: readonly Segment[]): number[] =>
  segments.flatMap(({ wordIndexes }) => wordIndexes).toSorted((a, b) => a - b);

/** Returns the value of a place's area, preferably in its city. */
function areaOrCityValue({ area, city }: NamedPlace, within: Segment | null): string {
  if (area === null) return cityValue(city) ?? '';
  const slug = cityValue(within);
  const values = areaValues(area);
  return values.find((value) => value.startsWith(`${slug}/`)) ?? values[0] ?? '';
}

/**
 * Returns the places that a search does not cover, if the text names several: "cook in Pune or Mumbai". The search covers the
 * one in the city that is already chosen, else the first. Null if the text names at most one.
 */
export function severalPlaces(
  analysis: TextAnalysis,
  included: readonly Segment[],
  chosenCity: string | undefined,
  positions: Positions,
): SeveralPlaces | null {
  const places = namedPlaces(analysis, new Set(included), positions);
  if (places.length < 2) return null;
  const isChosen = (place: NamedPlace): boolean =>
    cityValue(place.city) === chosenCity || isInCity(place.area, chosenCity);
  const covered = (chosenCity === undefined ? undefined : places.find(isChosen)) ?? (places[0] as NamedPlace);
  const coveredAt = places.indexOf(covered);
  const coveredSegments = new Set([...segmentsOf(covered), cityOf(covered, places)]);
  const allJoining = places.slice(1).flatMap(({ joining }) => joining);
  const terms = places.flatMap((place, at): TextTerm[] => {
    if (place === covered) return [];
    const within = cityOf(place, places);
    const own = segmentsOf(place).filter((segment) => !coveredSegments.has(segment));
    const ofPlace = new Set([...segmentsOf(place), within]);
    const left = places.flatMap(segmentsOf).filter((segment) => !ofPlace.has(segment));
    // Removing the place also removes the "or" between it and the covered one.
    const { joining } = (at < coveredAt ? places[at + 1] : place) ?? place;
    return [
      {
        kind: place.area === null ? 'CITY' : 'LOCALITY',
        text: own.map(textOf).join(' '),
        value: areaOrCityValue(place, within),
        wordIndexes: indexesOf([...own, ...joining]),
        isApplied: false,
        leftOut: indexesOf([...left, ...allJoining]),
      },
    ];
  });
  const uncovered = places.flatMap(segmentsOf).filter((segment) => !coveredSegments.has(segment));
  return { uncovered: new Set(uncovered), terms };
}

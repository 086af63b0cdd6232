import {
  type JobFilterOutput,
  LOCALITY_RADIUS_KM,
  RADIUS_KM_DEFAULT,
  type UnderstoodTerm,
} from '@nukkad/contract';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { useCityName } from '../../../lib/place/use-city-name.ts';
import { useOriginPoint } from '../../../lib/place/use-origin.ts';
import type { JobSearch } from './job-search-params.ts';
import { filterOfTerm } from './term-values.ts';
import { isPlacePart, typedPart } from './text-parts.ts';
import { useWorkName } from './use-work-name.ts';

/** What a search looks for, in the reader's language: occupation, place and radius, from its text and filters. */
export interface SearchMeaning {
  /** The occupation, or the search words in quotes; undefined if the search accepts any occupation. */
  readonly what: string | undefined;
  /** The place in the text, or else the chosen city; undefined if the search is around the reader or has no place. */
  readonly place: string | undefined;
  readonly isNearMe: boolean;
  /** Radius around the place in kilometres. The default is smaller around a locality than around a city. */
  readonly radiusKm: number;
  /** The parts of the text that name the place. */
  readonly placeParts: readonly UnderstoodTerm[];
  /** These, and the parts that name places which the search does not cover. A place chosen by hand replaces them all. */
  readonly allPlaceParts: readonly UnderstoodTerm[];
}

const isLocality = ({ kind }: UnderstoodTerm) => kind === 'LOCALITY';
const quoted = (words: string | undefined) => words && `“${words}”`;

/** Returns the meaning of a search from its first page of results; from the URL alone until that page is loaded. */
export function useSearchMeaning(
  search: JobSearch,
  answer: Pick<JobFilterOutput, 'understood' | 'workNames'> | undefined,
): SearchMeaning {
  const language = useLanguage();
  const hasPoint = useOriginPoint() !== undefined;
  const workName = useWorkName(search.jobProfile, answer?.workNames);
  const { text, city } = search;
  const cityName = useCityName(city);
  const terms = (answer?.understood ?? []).filter(
    ({ isNegated, isApplied }) => !isNegated && isApplied !== false,
  );
  const typed = (term: UnderstoodTerm) => typedPart(text ?? '', term);
  const nameOf = (term: UnderstoodTerm) => term.names?.[language];
  const works = terms
    .filter(({ kind }) => kind === 'JOB_PROFILE')
    .map((term) => nameOf(term) ?? quoted(typed(term)));
  const others = terms.filter((term) => !isPlacePart(term)).map(typed);
  // The locality comes before the city, as in an address.
  const placeParts = terms.filter(isPlacePart).sort((a, b) => b.kind.localeCompare(a.kind));
  const placeText = placeParts.map((term) => nameOf(term) ?? typed(term)).join(', ') || undefined;
  const typedRadius = terms.map(filterOfTerm).find((known) => known?.[0] === 'radiusKm')?.[1] as
    | number
    | undefined;
  const isNearMe = placeText === undefined && search.isNearMe && (city === undefined || hasPoint);
  const chosen = isNearMe || city === undefined ? undefined : cityName;
  return {
    // "Sales or delivery" finds both.
    what: [...new Set(works)].join(' / ') || (workName ?? quoted(answer ? others.join(' ') : text)),
    place: placeText ?? chosen,
    isNearMe,
    radiusKm:
      search.radiusKm ??
      typedRadius ??
      (placeParts.some(isLocality) ? LOCALITY_RADIUS_KM : RADIUS_KM_DEFAULT),
    placeParts,
    allPlaceParts: (answer?.understood ?? []).filter(isPlacePart),
  };
}

import {
  type JobFilterOutput,
  LOCALITY_RADIUS_KM,
  RADIUS_KM_DEFAULT,
  type UnderstoodTerm,
} from '@nukkad/contract';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { useCityName } from '../../../lib/place/use-city-name.ts';
import { useViewerPoint } from '../../../lib/place/use-viewer-point.ts';
import type { JobSearch } from './job-search-params.ts';
import { filterOfTerm } from './term-values.ts';
import { isPlacePart, typedPart } from './text-parts.ts';
import { useWorkName } from './use-work-name.ts';

/** What a search is for and where, text and filters taken together, in the reader's language. */
export interface SearchMeaning {
  /** The work, or the words in quotes; undefined where any will do. */
  readonly what: string | undefined;
  /** Where: what the text says, else the city chosen; undefined where neither is, or near the reader. */
  readonly place: string | undefined;
  readonly isNearMe: boolean;
  /** How far around it: about a part of a city less than about a whole one, unless the reader says how far. */
  readonly radiusKm: number;
  /** What the text says of the place: another one, chosen by hand, takes its stead. */
  readonly placeParts: readonly UnderstoodTerm[];
}

const isLocality = ({ kind }: UnderstoodTerm) => kind === 'LOCALITY';
const quoted = (words: string | undefined) => words && `“${words}”`;

/** Reads it out of the first page of the search's answer; before that is here, out of the address alone. */
export function useSearchMeaning(
  search: JobSearch,
  answer: Pick<JobFilterOutput, 'understood' | 'workNames'> | undefined,
): SearchMeaning {
  const language = useLanguage();
  const hasPoint = useViewerPoint() !== undefined;
  const workName = useWorkName(search.jobProfile, answer?.workNames);
  const { text, city } = search;
  const cityName = useCityName(city);
  const terms = answer?.understood ?? [];
  const typed = (term: UnderstoodTerm) => typedPart(text ?? '', term);
  const nameOf = (term: UnderstoodTerm) => term.names?.[language];
  const work = terms.find(({ kind }) => kind === 'JOB_PROFILE');
  const others = terms.filter((term) => !isPlacePart(term)).map(typed);
  // The part of the city first, as one says it.
  const placeParts = terms.filter(isPlacePart).sort((a, b) => b.kind.localeCompare(a.kind));
  const said = placeParts.map((term) => nameOf(term) ?? typed(term)).join(', ') || undefined;
  const typedRadius = terms.map(filterOfTerm).find((known) => known?.[0] === 'radiusKm')?.[1] as
    | number
    | undefined;
  const isNearMe = said === undefined && search.isNearMe && (city === undefined || hasPoint);
  const chosen = isNearMe || city === undefined ? undefined : cityName;
  return {
    what: work
      ? (nameOf(work) ?? quoted(typed(work)))
      : (workName ?? quoted(answer ? others.join(' ') : text)),
    place: said ?? chosen,
    isNearMe,
    radiusKm:
      search.radiusKm ??
      typedRadius ??
      (placeParts.some(isLocality) ? LOCALITY_RADIUS_KM : RADIUS_KM_DEFAULT),
    placeParts,
  };
}

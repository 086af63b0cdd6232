import type { JobFilterOutput, LoosenedFilter } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { resetFilters } from '../filters/reset-filters.ts';
import { countActiveFilters, type JobSearch } from './job-search-params.ts';
import { withoutParts } from './text-parts.ts';
import { useFilterLabel } from './use-filter-label.ts';
import { useTermLabel } from './use-term-label.ts';
import { filterByWireName, withoutFilter } from './without-filter.ts';

/** A changed search that finds more jobs, with its label. */
export interface Relaxation {
  readonly words: string;
  readonly search: JobSearch;
}

/** Maximum number of suggestions. More would be hard to choose from. */
const RELAXATIONS_MAX = 5;

/** Returns the suggestions for a search that no single change helps: remove all filters, the text, or the city. */
function useLastRelaxations(search: JobSearch): readonly Relaxation[] {
  const filter = useT('filter');
  const nav = useT('nav');
  const { city, text, isNearMe } = search;
  const ways: (Relaxation | false)[] = [
    countActiveFilters(search) > 0 && { words: filter('clearFilters'), search: resetFilters(search) },
    // Nobody wants their whole sentence removed.
    text !== undefined &&
      !text.trim().includes(' ') && {
        words: filter('remove', { name: `“${text}”` }),
        search: withoutFilter(search, 'text'),
      },
    (city !== undefined || isNearMe) && { words: nav('anyCity'), search: withoutFilter(search, 'city') },
  ];
  return ways.filter((way) => way !== false);
}

/**
 * Returns a function that converts the API's advice into a suggestion; null if this version does not know the filter.
 */
function useRelaxationOf(search: JobSearch, page: JobFilterOutput) {
  const filter = useT('filter');
  const labelOf = useFilterLabel(search);
  const termLabel = useTermLabel();
  const { text = '' } = search;
  return (filters: readonly LoosenedFilter[]): Relaxation | null => {
    const names = filters.flatMap((one) => filterByWireName(one.filter) ?? []);
    const parts = page.understood.filter((term) => filters.some(({ part }) => part === term.text));
    if (names.length + parts.length < filters.length) return null;
    const labels = names.map(labelOf);
    const removed = [
      ...parts.map((term) => termLabel(text, term)),
      ...labels.flatMap(({ removed = [] }) => removed),
    ];
    const words = labels.flatMap(({ replacement = [] }) => replacement);
    if (removed.length > 0) words.unshift(filter('without', { name: removed.join(', ') }));
    const looser = names.reduce(withoutFilter, { ...search, text: withoutParts(search.text, parts) });
    return { words: words.join(' · '), search: looser };
  };
}

/** Returns suggestions for a search without matches, with the number of jobs that each would find. */
export function useRelaxations(search: JobSearch, page: JobFilterOutput): readonly Relaxation[] {
  const jobs = useT('jobs');
  const relaxationOf = useRelaxationOf(search, page);
  const last = useLastRelaxations(search);
  const pairs = page.loosenTogether ?? [];
  const ways = [...pairs, ...page.loosen.map((option) => ({ ...option, filters: [option] }))];
  const counted = ways.flatMap(({ filters, total: count, isTotalCapped }): Relaxation[] => {
    const way = relaxationOf(filters);
    const found = isTotalCapped ? jobs('countCapped', { count }) : jobs('count', { count });
    return way ? [{ ...way, words: `${way.words}: ${found}` }] : [];
  });
  return counted.length > 0 ? counted.slice(0, RELAXATIONS_MAX) : last;
}

import { jobFilter, refinementsOf } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import type { JobSearch } from './job-search-params.ts';
import { useFilterText } from './use-filter-text.ts';
import { useWorkName } from './use-work-name.ts';
import type { FilterName } from './without-filter.ts';

/** Label of a removed filter ("Part time"), or of its replacement ("Within 30 km", "All India"). */
export interface FilterLabel {
  readonly removed?: string;
  readonly replacement?: string;
}

/** Returns a function that labels the filters of a search. */
export function useFilterLabel(search: JobSearch): (name: FilterName) => FilterLabel {
  const nav = useT('nav');
  const textOf = useFilterText();
  const workName = useWorkName(search.jobProfile);
  return (name) => {
    if (name === 'text') return { removed: `“${search.text ?? ''}”` };
    if (name === 'city') return { replacement: nav('anyCity') };
    if (name === 'jobProfile') return { removed: workName ?? '' };
    const filter = jobFilter(name);
    if (filter.kind === 'distance') return { replacement: textOf(name, filter.defaultValue) };
    // The years are more specific than "experienced".
    const chosen = [...refinementsOf(name), name].find((one) => search[one] !== undefined);
    const value = chosen && search[chosen];
    return { removed: value === undefined || chosen === undefined ? '' : textOf(chosen, value) };
  };
}

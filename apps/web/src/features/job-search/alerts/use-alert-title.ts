import { type AlertSearch, isRefinement, JOB_FILTER_NAMES, jobFilter } from '@nukkad/contract';
import { useFilterText } from '../search/use-filter-text.ts';
import { useSearchMeaning } from '../search/use-search-meaning.ts';
import { useSearchTitle } from '../search/use-search-title.ts';
import { useWorkName } from '../search/use-work-name.ts';
import { searchOfAlert } from './alert-search.ts';

/** Describes an alert: "“beautician” jobs in Nashik · Part time". */
export function useAlertTitle(search: AlertSearch): string {
  const title = useSearchTitle(useSearchMeaning(searchOfAlert(search), undefined));
  const textOf = useFilterText();
  const workName = useWorkName(search.jobProfile);
  const filters = JOB_FILTER_NAMES.flatMap((name) => {
    const value = search[name];
    const isSaid = jobFilter(name).kind === 'profile' && search.text === undefined;
    return value === undefined || isSaid || isRefinement(jobFilter(name))
      ? []
      : [name === 'jobProfile' ? (workName ?? '') : textOf(name, value)];
  });
  return [title, ...filters].join(' · ');
}

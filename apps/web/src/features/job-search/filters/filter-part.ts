import type { JobSearch } from '../search/job-search-params.ts';
import type { SearchMeaning } from '../search/use-search-meaning.ts';

/** The props of one filter's field in the filter panel. */
export interface FilterPartProps {
  readonly draft: JobSearch;
  readonly meaning: SearchMeaning;
  readonly onChange: (change: Partial<JobSearch>) => void;
}

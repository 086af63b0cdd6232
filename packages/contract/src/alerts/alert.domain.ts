import type { JobFilterInput } from '../jobs/job-filter.domain.ts';
import type { JobFilterValues } from '../jobs/job-filters.ts';

/** What somebody wants to be told of: a search without its order and pages. */
export interface AlertSearch extends JobFilterValues, Pick<JobFilterInput, 'text' | 'city'> {
  /** Around where the seeker is; the point itself is not kept with the search. */
  readonly isNearMe: boolean;
}

/** A search that is watched for new jobs. */
export interface JobAlert {
  readonly id: string;
  readonly search: AlertSearch;
  readonly createdAt: string;
}

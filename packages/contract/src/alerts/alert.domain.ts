import type { JobFilterInput } from '../jobs/job-filter.domain.ts';
import type { JobFilterValues } from '../jobs/job-filters.ts';

/** The search of a job alert: text, city and filters, without order and page. */
export interface AlertSearch extends JobFilterValues, Pick<JobFilterInput, 'text' | 'city'> {
  /** Whether the search is around the seeker's current position, which is not stored with the alert. */
  readonly isNearMe: boolean;
}

/** A saved search; the seeker is notified of new jobs that match it. */
export interface JobAlert {
  readonly id: string;
  readonly search: AlertSearch;
  readonly createdAt: string;
}

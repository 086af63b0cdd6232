import type { JobProfileOption } from '../jobs/job.domain.ts';
import type { PageMeta } from '../shared/shared.domain.ts';

/** The job profiles to choose from and those chosen. */
export interface InterestChoice {
  readonly jobProfiles: readonly JobProfileOption[];
  /** Keys of the chosen profiles, in the order of choice. */
  readonly chosen: readonly string[];
  readonly meta: PageMeta;
}

/** The interests chosen, which replace those before. */
export interface SaveInterestsInput {
  /** Keys of job profiles, or their names in any of the languages. */
  readonly jobProfiles: readonly string[];
}

import type { JobProfileOption } from '../jobs/job.domain.ts';
import type { PageMeta } from '../shared/shared.domain.ts';

/** The available job profiles and the seeker's choice. */
export interface InterestChoice {
  readonly jobProfiles: readonly JobProfileOption[];
  /** Keys of the chosen profiles, in the order of choice. */
  readonly chosen: readonly string[];
  readonly meta: PageMeta;
}

/** The new choice, which replaces the earlier one. */
export interface SaveInterestsInput {
  /** Keys of job profiles, or their names in any of the languages. */
  readonly jobProfiles: readonly string[];
}

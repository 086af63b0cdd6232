import * as z from 'zod/mini';
import { CITY_LENGTH_MAX, SEARCH_LENGTH_MAX } from '../constants.ts';
import { wireJobStatus, wireUnderstoodTerm } from '../jobs/job.wire.ts';
import {
  wireCaller,
  wireId,
  wireLatitude,
  wireLocalized,
  wireLongitude,
  wireOptionalText,
  wirePageMeta,
  wireText,
} from '../shared/shared.wire.ts';

/** Start and end (exclusive) in UTF-16 units. */
const wireMarks = z.array(z.array(z.int()).check(z.minLength(2), z.maxLength(2)));

export const wireFoundJob = z.object({
  jobId: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  status: wireJobStatus,
  companyImage: z.string(),
  jobLink: z.string(),
  city: z.string(),
  cityNames: z.optional(wireLocalized),
  workNames: z.optional(wireLocalized),
  titleMarks: z.optional(wireMarks),
  companyMarks: z.optional(wireMarks),
  cityMatched: z.optional(z.boolean()),
  fits: z.optional(z.string()),
});

export const wireFoundCompany = z.object({
  companyId: z.string(),
  companyName: z.string(),
  companyImage: z.string(),
  companyLink: z.string(),
  followers: z.int(),
  nameMarks: z.optional(wireMarks),
});

export const wireSearchRequest = z.object({
  ...wireCaller,
  searchText: wireText(SEARCH_LENGTH_MAX),
  searchFrom: wireOptionalText(40),
  city: wireOptionalText(CITY_LENGTH_MAX),
  latitude: z.optional(z.nullable(wireLatitude)),
  longitude: z.optional(z.nullable(wireLongitude)),
});
export const wireSearchSuggestion = z.object({
  kind: z.string(),
  name: z.string(),
  nameMarks: wireMarks,
  searchText: z.optional(z.string()),
  jobProfile: z.optional(z.string()),
  city: z.optional(z.string()),
});
export const wireSearchResult = z.object({
  jobs: z.array(wireFoundJob),
  companies: z.array(wireFoundCompany),
  understood: z.array(wireUnderstoodTerm),
  suggestions: z.optional(z.array(wireSearchSuggestion)),
});

export const wireSearchStartRequest = z.object({ ...wireCaller, city: wireOptionalText(CITY_LENGTH_MAX) });
export const wireSearchStartResult = z.object({
  companies: z.array(
    z.object({ recentSearch: z.array(wireFoundCompany), latest: z.array(wireFoundCompany) }),
  ),
  jobs: z.array(z.object({ recentSearch: z.array(wireFoundJob), latest: z.array(wireFoundJob) })),
  ...wirePageMeta,
});

/** Forgets this job or company, or all of them, instead of remembering it. */
const wireForget = z.optional(z.enum(['this', 'all']));

export const wireRememberJobRequest = z.object({ ...wireCaller, jobId: wireId, forget: wireForget });
export const wireRememberCompanyRequest = z.object({ ...wireCaller, companyId: wireId, forget: wireForget });

import * as z from 'zod/mini';
import { wireJobProfileOption } from '../jobs/job.wire.ts';
import { wireCaller, wirePageMeta, wireText } from '../shared/shared.wire.ts';

/**
 * Maximum length of the list. Larger than the number of interests allowed, so that the use case rejects too many with
 * a clear message.
 */
const INTERESTS_LISTED_MAX = 50;
const PROFILE_LENGTH_MAX = 80;

export const wireInterestsResult = z.object({
  jobProfiles: z.array(wireJobProfileOption),
  interests: z.array(z.object({ key: z.string(), jobName: z.string() })),
  ...wirePageMeta,
});

export const wireSaveInterestsRequest = z.object({
  ...wireCaller,
  interests: z
    .array(z.union([wireText(PROFILE_LENGTH_MAX), z.object({ jobName: wireText(PROFILE_LENGTH_MAX) })]))
    .check(z.maxLength(INTERESTS_LISTED_MAX)),
});

import * as z from 'zod/mini';
import { EMAIL_LENGTH_MAX, NAME_LENGTH_MAX, REVIEW_LENGTH_MAX, URL_LENGTH_MAX } from '../constants.ts';
import { wireCheck, wireJobCard } from '../jobs/job.wire.ts';
import {
  wireCaller,
  wireId,
  wireInstant,
  wireOptionalText,
  wirePageMeta,
  wirePaging,
  wireShareId,
} from '../shared/shared.wire.ts';
import { ANSWER_SPEEDS } from './answer-speed.ts';

const blank = z.literal('');
const optionalId = z.optional(z.nullable(z.union([wireId, blank])));
const optionalShareId = z.optional(z.nullable(z.union([wireShareId, blank])));

export const wireCompanyRequest = z.object({
  ...wireCaller,
  companyId: optionalId,
  compShareId: optionalShareId,
});

export const wireCompanyResult = z.object({
  companyObj: z.object({
    companyId: z.string(),
    companyName: z.string(),
    companyImage: z.string(),
    companyLink: z.string(),
    location: z.string(),
    latitude: z.nullable(z.number()),
    longitude: z.nullable(z.number()),
    description: z.string(),
    gallery: z.array(z.object({ img: z.string() })),
    companyWebsite: z.string(),
    canReview: z.boolean(),
    isFollowing: z.boolean(),
    followers: z.int(),
    rating: z.nullable(z.number()),
    reviewCount: z.int(),
    openJobs: z.int(),
    fullyCheckedJobs: z.optional(z.int()),
    jobProfile: z.optional(z.string()),
    checks: z.array(wireCheck),
    answersWithin: z.optional(z.enum(ANSWER_SPEEDS)),
  }),
  ...wirePageMeta,
});

export const wireReviewsRequest = z.object({
  ...wireCaller,
  companyId: wireId,
  rating: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(5)))),
  ...wirePaging,
});

export const wireReviewsResult = z.object({
  review: z.array(
    z.object({
      jobseekerName: z.string(),
      jobseekerImage: z.string(),
      rating: z.int(),
      comments: z.string(),
      createdDate: wireInstant,
      reply: z.optional(z.object({ text: z.string(), createdDate: wireInstant })),
    }),
  ),
  isReviewed: z.boolean(),
  ownReview: z.nullable(
    z.object({ rating: z.int(), comments: z.string(), isHidden: z.optional(z.boolean()) }),
  ),
  canReview: z.boolean(),
  nextCursor: z.nullable(z.string()),
});

export const wireCompanyJobsRequest = z.object({
  ...wireCaller,
  companyId: optionalId,
  shareId: optionalShareId,
  ...wirePaging,
});
export const wireCompanyJobsResult = z.object({
  jobs: z.array(wireJobCard),
  nextCursor: z.nullable(z.string()),
});

export const wireFollowRequest = z.object({ ...wireCaller, companyId: wireId });
export const wireFollowResult = z.object({ msg: z.string(), isFollowing: z.boolean(), followers: z.int() });

/** Older clients also send name, image and e-mail; they are ignored because these come from the profile. */
export const wireReviewRequest = z.object({
  ...wireCaller,
  companyId: wireId,
  comments: wireOptionalText(REVIEW_LENGTH_MAX),
  ratings: z.int().check(z.gte(1), z.lte(5)),
  jobseekerName: wireOptionalText(NAME_LENGTH_MAX * 2),
  jobseekerImage: wireOptionalText(URL_LENGTH_MAX),
  email: wireOptionalText(EMAIL_LENGTH_MAX),
});

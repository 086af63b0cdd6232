import { defineRoute } from '../define-route.ts';
import { jobCardFromWire, jobCardToWire } from '../jobs/job.mapper.ts';
import { pagingFromWire, pagingToWire, presentText, withAcknowledgement } from '../shared/shared.mapper.ts';
import type {
  CompanyJobs,
  CompanyJobsInput,
  CompanyRef,
  CompanyReviewsInput,
  FollowOutput,
  ReviewInput,
} from './company.domain.ts';
import {
  companyFromWire,
  companyRefFromWire,
  companyToWire,
  reviewsFromWire,
  reviewsToWire,
} from './company.mapper.ts';
import {
  wireCompanyJobsRequest,
  wireCompanyJobsResult,
  wireCompanyRequest,
  wireCompanyResult,
  wireFollowRequest,
  wireFollowResult,
  wireReviewRequest,
  wireReviewsRequest,
  wireReviewsResult,
} from './company.wire.ts';

export const companyOne = defineRoute({
  key: 'companies.one',
  number: 74,
  method: 'POST',
  path: '/employer/getCompanyByIdForApp1',
  kind: 'query',
  auth: 'optional',
  subject: 'body',
  envelope: 'object',
  summary: 'Returns a company by its id, or by the last six characters of its link.',
  request: { body: wireCompanyRequest },
  result: wireCompanyResult,
  refusals: ['NOT_FOUND'],
  decodeRequest: ({ body }) => companyRefFromWire(body.companyId, body.compShareId),
  encodeRequest: (input: CompanyRef) => ({
    body: { loginFrom: 'Web', companyId: input.companyId, compShareId: input.shareId },
  }),
  encodeResult: companyToWire,
  decodeResult: companyFromWire,
});

export const companyReviews = defineRoute({
  key: 'companies.reviews',
  number: 75,
  method: 'POST',
  path: '/employer/getCompanyDetailsById',
  kind: 'query',
  auth: 'optional',
  subject: 'body',
  envelope: 'firstItem',
  summary: 'Lists the reviews of a company, newest first, optionally only those with one number of stars.',
  request: { body: wireReviewsRequest },
  result: wireReviewsResult,
  refusals: ['NOT_FOUND'],
  decodeRequest: ({ body }): CompanyReviewsInput => ({
    companyId: body.companyId,
    stars: body.rating || undefined,
    ...pagingFromWire(body),
  }),
  encodeRequest: (input: CompanyReviewsInput) => ({
    body: { ...pagingToWire(input), companyId: input.companyId, rating: input.stars },
  }),
  encodeResult: reviewsToWire,
  decodeResult: reviewsFromWire,
});

export const companyJobs = defineRoute({
  key: 'companies.jobs',
  number: 76,
  method: 'POST',
  path: '/jobs/getAllPostedJobsByCompanyIdNew',
  kind: 'query',
  auth: 'optional',
  subject: 'body',
  envelope: 'object',
  summary: 'Lists the jobs that a company has posted, newest first.',
  request: { body: wireCompanyJobsRequest },
  result: wireCompanyJobsResult,
  refusals: ['NOT_FOUND'],
  decodeRequest: ({ body }): CompanyJobsInput => ({
    company: companyRefFromWire(body.companyId, body.shareId),
    ...pagingFromWire(body),
  }),
  encodeRequest: (input: CompanyJobsInput) => ({
    body: {
      ...pagingToWire(input),
      companyId: input.company.companyId,
      shareId: input.company.shareId,
    },
  }),
  encodeResult: (output: CompanyJobs) => ({
    jobs: output.jobs.map(jobCardToWire),
    nextCursor: output.nextCursor,
  }),
  decodeResult: (wire): CompanyJobs => ({
    jobs: wire.jobs.map(jobCardFromWire),
    nextCursor: wire.nextCursor,
  }),
});

export const companyFollow = defineRoute({
  key: 'companies.follow',
  number: 77,
  method: 'POST',
  path: '/jobseeker/followCompany',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'firstItem',
  summary: 'Follows a company, or stops following it. The message is always English.',
  request: { body: wireFollowRequest },
  result: wireFollowResult,
  refusals: ['NOT_FOUND'],
  decodeRequest: ({ body }) => ({ companyId: body.companyId }),
  encodeRequest: (input: { companyId: string }) => ({
    body: { loginFrom: 'Web', companyId: input.companyId },
  }),
  encodeResult: (output: FollowOutput) => ({
    msg: output.message,
    isFollowing: output.isFollowing,
    followers: output.followers,
  }),
  decodeResult: (wire): FollowOutput => ({
    message: wire.msg,
    isFollowing: wire.isFollowing,
    followers: wire.followers,
  }),
});

export const companyReview = defineRoute({
  key: 'companies.review',
  number: 78,
  method: 'POST',
  path: '/jobseeker/reviewTocompany',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'firstItem',
  summary: 'Reviews a company after an interview there. A second review replaces the first.',
  request: { body: wireReviewRequest },
  ...withAcknowledgement,
  refusals: ['NOT_FOUND', 'REVIEW_NOT_ALLOWED'],
  decodeRequest: ({ body }): ReviewInput => ({
    companyId: body.companyId,
    stars: body.ratings,
    comments: presentText(body.comments) ?? '',
  }),
  encodeRequest: (input: ReviewInput) => ({
    body: {
      loginFrom: 'Web',
      companyId: input.companyId,
      ratings: input.stars,
      comments: input.comments,
    },
  }),
});

import { PAGE_SIZE_DEFAULT } from '../constants.ts';
import { defineRoute } from '../define-route.ts';
import type { GeoPoint } from '../shared/shared.domain.ts';
import { pointFromWire, presentText } from '../shared/shared.mapper.ts';
import type {
  FilterOptions,
  JobByShareIdInput,
  JobDetail,
  JobListInput,
  JobListOutput,
  PickedJob,
} from './job.domain.ts';
import {
  jobCardFromWire,
  jobCardToWire,
  jobDetailFromWire,
  jobDetailToWire,
  pickedJobFromWire,
  pickedJobToWire,
} from './job.mapper.ts';
import {
  wireFilterOptions,
  wireJobByIdRequest,
  wireJobByShareIdRequest,
  wireJobDetailResult,
  wireJobFilterRequest,
  wireJobFilterResult,
  wireJobListRequest,
  wireJobListResult,
  wireSuggestionsRequest,
  wireSuggestionsResult,
  wireTopPicksRequest,
  wireTopPicksResult,
} from './job.wire.ts';
import {
  jobFilterFromWire,
  jobFilterResultFromWire,
  jobFilterResultToWire,
  jobFilterToWire,
} from './job-filter.mapper.ts';
import { filterOptionsFromWire, filterOptionsToWire } from './job-options.mapper.ts';

export const jobFilterOptions = defineRoute({
  key: 'jobs.filterOptions',
  number: 7,
  method: 'GET',
  path: '/jobs/getAllJobsTypes',
  kind: 'query',
  auth: 'public',
  subject: 'none',
  envelope: 'object',
  summary: 'Returns the choices of the filter panel: job profiles, job types, experience and qualifications.',
  request: {},
  result: wireFilterOptions,
  refusals: [],
  decodeRequest: () => ({}),
  encodeRequest: (_input: Record<string, never>) => ({}),
  encodeResult: (output: FilterOptions) => filterOptionsToWire(output),
  decodeResult: filterOptionsFromWire,
});

export const jobList = defineRoute({
  key: 'jobs.list',
  number: 8,
  method: 'POST',
  path: '/jobs/getAllJobs',
  kind: 'query',
  auth: 'optional',
  subject: 'body',
  envelope: 'object',
  summary:
    'Lists all active jobs, newest first, at most 200. Pass `cursor` so that new jobs do not shift the pages.',
  request: { body: wireJobListRequest },
  result: wireJobListResult,
  refusals: [],
  decodeRequest: ({ body }): JobListInput => ({
    page: body.pageNo ?? 1,
    size: body.size ?? PAGE_SIZE_DEFAULT,
    extraSkip: body.extraSkip ?? 0,
    cursor: presentText(body.cursor),
  }),
  encodeRequest: (input: JobListInput) => ({
    body: {
      loginFrom: 'Web',
      pageNo: input.page,
      size: input.size,
      extraSkip: input.extraSkip,
      cursor: input.cursor,
    },
  }),
  encodeResult: (output: JobListOutput) => ({
    jobs: output.jobs.map(jobCardToWire),
    total: output.total,
    totalIsCapped: output.isTotalCapped,
    nextCursor: output.nextCursor,
    title: output.meta.title,
    description: output.meta.description,
    keywords: output.meta.keywords,
  }),
  decodeResult: (wire): JobListOutput => ({
    jobs: wire.jobs.map(jobCardFromWire),
    total: wire.total,
    isTotalCapped: wire.totalIsCapped,
    nextCursor: wire.nextCursor,
    meta: { title: wire.title, description: wire.description, keywords: wire.keywords },
  }),
});

export const jobTopPicks = defineRoute({
  key: 'jobs.topPicks',
  number: 9,
  method: 'POST',
  path: '/jobseeker/getTopPickedJobs',
  kind: 'query',
  auth: 'optional',
  subject: 'body',
  envelope: 'object',
  summary: 'Recommends four jobs to the seeker, with the reasons.',
  request: { body: wireTopPicksRequest },
  result: wireTopPicksResult,
  refusals: [],
  decodeRequest: ({ body }) => ({ point: pointFromWire(body.latitude, body.longitude) }),
  encodeRequest: (input: { point?: GeoPoint | undefined }) => ({
    body: { loginFrom: 'Web', latitude: input.point?.latitude, longitude: input.point?.longitude },
  }),
  encodeResult: (output: { jobs: readonly PickedJob[] }) => ({ jobs: output.jobs.map(pickedJobToWire) }),
  decodeResult: (wire) => ({ jobs: wire.jobs.map(pickedJobFromWire) }),
});

export const jobFilter = defineRoute({
  key: 'jobs.filter',
  number: 10,
  method: 'POST',
  path: '/jobs/filterJobsCandidatePanel',
  kind: 'query',
  auth: 'optional',
  subject: 'body',
  envelope: 'object',
  summary:
    'Searches active jobs by any combination of text, place, radius, profile, type, experience, pay and qualification.',
  request: { body: wireJobFilterRequest },
  result: wireJobFilterResult,
  refusals: [],
  decodeRequest: ({ body }) => jobFilterFromWire(body),
  encodeRequest: (input) => ({ body: jobFilterToWire(input) }),
  encodeResult: jobFilterResultToWire,
  decodeResult: jobFilterResultFromWire,
});

export const jobById = defineRoute({
  key: 'jobs.byId',
  number: 15,
  method: 'POST',
  path: '/jobs/getJobById2',
  kind: 'command',
  auth: 'optional',
  subject: 'body',
  envelope: 'object',
  summary: 'Returns a job. Counts one view per seeker and day, and a new job against the weekly allowance.',
  request: { body: wireJobByIdRequest },
  result: wireJobDetailResult,
  refusals: ['JOB_REMOVED'],
  decodeRequest: ({ body }) => ({ jobId: body.jobId }),
  encodeRequest: (input: { jobId: string }) => ({ body: { loginFrom: 'Web', jobId: input.jobId } }),
  encodeResult: (output: { job: JobDetail }) => ({ jobDetails: jobDetailToWire(output.job) }),
  decodeResult: (wire) => ({ job: jobDetailFromWire(wire.jobDetails) }),
});

export const jobByShareId = defineRoute({
  key: 'jobs.byShareId',
  number: 16,
  method: 'POST',
  path: '/jobs/getJobByShareId',
  kind: 'command',
  auth: 'optional',
  subject: 'body',
  envelope: 'object',
  summary:
    'Returns a job by the six characters at the end of its link. `isPreview` does not count it as seen by the reader.',
  request: { body: wireJobByShareIdRequest },
  result: wireJobDetailResult,
  refusals: ['JOB_REMOVED'],
  decodeRequest: ({ body }): JobByShareIdInput => ({
    shareId: body.shareId,
    isPreview: body.isPreview,
  }),
  encodeRequest: ({ shareId, isPreview }: JobByShareIdInput) => ({
    body: { loginFrom: 'Web', shareId, isPreview },
  }),
  encodeResult: (output: { job: JobDetail }) => ({ jobDetails: jobDetailToWire(output.job) }),
  decodeResult: (wire) => ({ job: jobDetailFromWire(wire.jobDetails) }),
});

export const jobSuggestions = defineRoute({
  key: 'jobs.suggestions',
  number: 17,
  method: 'POST',
  path: '/jobs/jobtitleForcard',
  kind: 'query',
  auth: 'optional',
  subject: 'body',
  envelope: 'object',
  summary: 'Lists similar jobs near a job, without the job itself.',
  request: { body: wireSuggestionsRequest },
  result: wireSuggestionsResult,
  refusals: ['JOB_REMOVED'],
  decodeRequest: ({ body }) => ({ jobId: body.jobId }),
  encodeRequest: (input: { jobId: string }) => ({ body: { loginFrom: 'Web', jobId: input.jobId } }),
  encodeResult: (output: { jobs: readonly PickedJob[] }) => ({
    suggestedJobs: output.jobs.map((job, index) => ({
      ...pickedJobToWire(job, index),
      postedDate: job.createdAt,
    })),
  }),
  decodeResult: (wire) => ({ jobs: wire.suggestedJobs.map(pickedJobFromWire) }),
});

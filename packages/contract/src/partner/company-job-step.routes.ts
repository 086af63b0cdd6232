import * as z from 'zod/mini';
import { CLOSE_REASONS, ofJob, wireCompanyJob } from './company-job.routes.ts';
import { definePartnerRoute } from './define-partner-route.ts';
import { wireDraft } from './draft.routes.ts';

export const companyJobPause = definePartnerRoute({
  key: 'companyJobs.pause',
  number: 260,
  method: 'POST',
  path: '/partner/v1/companies/:company/jobs/:job/pause',
  kind: 'command',
  access: 'recruiter',
  summary: 'Hides an open job from seekers until it is resumed. A repeat changes nothing.',
  request: { params: ofJob },
  result: wireCompanyJob,
  refusals: ['JOB_NOT_OPEN', 'JOB_WAITING', 'REPORTED'],
});

export const companyJobResume = definePartnerRoute({
  key: 'companyJobs.resume',
  number: 261,
  method: 'POST',
  path: '/partner/v1/companies/:company/jobs/:job/resume',
  kind: 'command',
  access: 'recruiter',
  summary: 'Opens a job again that the company paused. A repeat changes nothing.',
  request: { params: ofJob },
  result: wireCompanyJob,
  refusals: ['ANSWERS_DUE', 'COMPANY_SUSPENDED', 'JOB_LIMIT', 'JOB_NOT_OPEN', 'JOB_WAITING', 'REPORTED'],
});

export const companyJobRenew = definePartnerRoute({
  key: 'companyJobs.renew',
  number: 262,
  method: 'POST',
  path: '/partner/v1/companies/:company/jobs/:job/renew',
  kind: 'command',
  access: 'recruiter',
  summary: 'Gives an open, paused or ended job its full number of days, and opens it.',
  request: { params: ofJob },
  result: wireCompanyJob,
  refusals: ['ANSWERS_DUE', 'COMPANY_SUSPENDED', 'JOB_LIMIT', 'JOB_NOT_OPEN', 'JOB_WAITING', 'REPORTED'],
});

export const companyJobCopy = definePartnerRoute({
  key: 'companyJobs.copy',
  number: 263,
  method: 'POST',
  path: '/partner/v1/companies/:company/jobs/:job/copy',
  kind: 'command',
  access: 'recruiter',
  idempotency: 'accepted',
  summary: 'Creates a draft with the fields of a job.',
  request: { params: ofJob },
  result: wireDraft,
  refusals: ['DRAFT_LIMIT'],
});

export const companyJobStillOpen = definePartnerRoute({
  key: 'companyJobs.stillOpen',
  number: 264,
  method: 'POST',
  path: '/partner/v1/companies/:company/jobs/:job/still-open',
  kind: 'command',
  access: 'recruiter',
  summary: 'Says that the company still looks for somebody. The job gets its full number of days.',
  request: { params: ofJob },
  result: wireCompanyJob,
  refusals: ['JOB_NOT_OPEN', 'JOB_WAITING', 'REPORTED'],
});

export const companyJobClose = definePartnerRoute({
  key: 'companyJobs.close',
  number: 265,
  method: 'POST',
  path: '/partner/v1/companies/:company/jobs/:job/close',
  kind: 'command',
  access: 'recruiter',
  idempotency: 'required',
  summary:
    'Closes a job. With `answerRest` everybody who waits gets an answer, which is held for ten minutes.',
  request: {
    params: ofJob,
    body: z.object({ reason: z.enum(CLOSE_REASONS), answerRest: z.boolean() }),
  },
  /** `answered`: the number of applicants who get an answer. */
  result: z.object({ job: wireCompanyJob, answered: z.int() }),
  refusals: ['JOB_NOT_OPEN', 'JOB_WAITING', 'REPORTED'],
});

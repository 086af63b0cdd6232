import * as z from 'zod/mini';
import { wireInstant, wireLocalized } from '../shared/shared.wire.ts';
import { definePartnerRoute } from './define-partner-route.ts';
import { wireJobFields, wireJobProblem } from './job-fields.wire.ts';
import { ofCompany, wireNext, wirePage, wireUuid } from './partner.wire.ts';

/** Where a job of a company is. WAITING: an operator has to look before seekers see it. */
export const COMPANY_JOB_STATES = ['OPEN', 'WAITING', 'PAUSED', 'CLOSED'] as const;
export type CompanyJobState = (typeof COMPANY_JOB_STATES)[number];

/** Why a company closes a job. */
export const CLOSE_REASONS = ['FILLED_HERE', 'FILLED_ELSEWHERE', 'NOT_NEEDED'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/**
 * Why a job is not open. `COMPANY`: the company paused or closed it. `CHECK`: an operator looks at it. `REFUSED`: an
 * operator refused it. `SILENT`: nobody answered whether it is still open. `FILE`: its file or feed does not contain it.
 */
export const NOT_OPEN_REASONS = [
  'COMPANY',
  ...CLOSE_REASONS,
  'CHECK',
  'REFUSED',
  'REPORTED',
  'SUSPENDED',
  'ANSWERS_DUE',
  'EXPIRED',
  'SILENT',
  'FILE',
  'REMOVED',
] as const;
export type NotOpenReason = (typeof NOT_OPEN_REASONS)[number];

export const ofJob = z.object({ company: wireUuid, job: wireUuid });

/** How many applications of a job a list counts at most, because a chain has jobs with tens of thousands. */
export const LISTED_APPLICATIONS_MAX = 100;
/** How many applications the page of one job counts at most. */
export const COUNTED_APPLICATIONS_MAX = 1000;

const LISTED = {
  id: wireUuid,
  title: z.string(),
  state: z.enum(COMPANY_JOB_STATES),
  /** Null for an open job. */
  reason: z.nullable(z.enum(NOT_OPEN_REASONS)),
  openings: z.int(),
  createdAt: wireInstant,
  expiresAt: wireInstant,
  /** Whole days until an open or paused job ends; null for the others. */
  daysLeft: z.nullable(z.int()),
  /** How often seekers opened the job. */
  viewCount: z.int(),
  /** Everybody who applied and did not withdraw: in lists at most 100, of one job at most 1,000. */
  applied: z.int(),
  /** Applications without an answer, at most 100. */
  unanswered: z.int(),
  /**
   * Whether the company has not said yet that an open job is still open: it was asked and did not answer, or the job ends
   * within three days. Only jobs that members posted, and only in lists. Earlier versions of the API omit it.
   */
  isToConfirm: z.optional(z.boolean()),
};

export const wireCompanyJob = z.object({
  ...LISTED,
  hired: z.int(),
  /** Since when the job is in this state; null if it never changed. */
  stateSince: z.nullable(wireInstant),
  /** What the operator wrote about a refused job. */
  note: z.nullable(z.string()),
  /** Send it as `since` with a change. */
  changedAt: wireInstant,
  fields: wireJobFields,
  /** The five checks that seekers see. */
  checks: z.array(
    z.object({ kind: z.string(), outcome: z.enum(['PASSED', 'FAILED', 'NOT_DONE']), reason: z.string() }),
  ),
  /** What an operator will look at. */
  problems: z.array(wireJobProblem),
  /** The address of the job's page for seekers; null while seekers cannot see it. */
  url: z.nullable(z.string()),
});
export type CompanyJob = z.infer<typeof wireCompanyJob>;

export const partnerJobs = definePartnerRoute({
  key: 'companyJobs.list',
  number: 219,
  method: 'GET',
  path: '/partner/v1/companies/:company/jobs',
  kind: 'query',
  access: 'recruiter',
  summary: 'Lists the jobs of the company in one state or in all, the latest first.',
  request: {
    params: ofCompany,
    query: z.object({
      state: z.optional(z.enum(COMPANY_JOB_STATES)),
      /** `true`: only jobs with `isToConfirm`. */
      toConfirm: z.optional(z.literal('true')),
      ...wirePage,
    }),
  },
  result: z.object({ items: z.array(z.object(LISTED)), next: wireNext }),
  refusals: [],
});

export const companyJobOne = definePartnerRoute({
  key: 'companyJobs.one',
  number: 257,
  method: 'GET',
  path: '/partner/v1/companies/:company/jobs/:job',
  kind: 'query',
  access: 'recruiter',
  summary: 'Returns a job of the company with its fields, its checks and its figures.',
  request: { params: ofJob },
  result: wireCompanyJob,
  refusals: [],
});

export const companyJobChange = definePartnerRoute({
  key: 'companyJobs.change',
  number: 258,
  method: 'PATCH',
  path: '/partner/v1/companies/:company/jobs/:job',
  kind: 'command',
  access: 'recruiter',
  summary: 'Changes fields of a job. Null clears a field. A doubtful change waits for an operator.',
  request: {
    params: ofJob,
    body: z.object({ since: z.iso.datetime(), fields: wireJobFields }),
  },
  result: wireCompanyJob,
  refusals: ['CHANGED_SINCE', 'JOB_INCOMPLETE', 'JOB_NOT_OPEN', 'PAY_UNLAWFUL', 'REPORTED'],
});

export const companyJobPublish = definePartnerRoute({
  key: 'companyJobs.publish',
  number: 259,
  method: 'POST',
  path: '/partner/v1/companies/:company/jobs',
  kind: 'command',
  access: 'recruiter',
  idempotency: 'required',
  status: 201,
  summary: 'Publishes a draft, or a job from its fields. The job is OPEN, or WAITING for an operator.',
  request: {
    params: ofCompany,
    /** Exactly one of both. The draft is deleted. */
    body: z.object({ draft: z.optional(wireUuid), fields: z.optional(wireJobFields) }),
  },
  result: wireCompanyJob,
  refusals: ['COMPANY_SUSPENDED', 'JOB_INCOMPLETE', 'JOB_LIMIT', 'PAY_UNLAWFUL'],
});

export const companyJobPoster = definePartnerRoute({
  key: 'companyJobs.poster',
  number: 268,
  method: 'GET',
  path: '/partner/v1/companies/:company/jobs/:job/poster',
  kind: 'query',
  access: 'recruiter',
  summary: 'Returns what a poster of an open job says, its address for a QR code, and a message to share.',
  request: { params: ofJob },
  result: z.object({
    url: z.string(),
    title: wireLocalized,
    company: z.string(),
    place: wireLocalized,
    pay: wireLocalized,
    message: wireLocalized,
  }),
  refusals: ['JOB_NOT_OPEN'],
});

export const companyPlaces = definePartnerRoute({
  key: 'companyJobs.places',
  number: 269,
  method: 'GET',
  path: '/partner/v1/companies/:company/places',
  kind: 'query',
  access: 'recruiter',
  summary:
    "Lists the company's own place and up to five places of its earlier jobs, and the fields of a new job.",
  request: { params: ofCompany },
  result: z.object({
    items: z.array(
      z.object({
        city: z.string(),
        cityNames: wireLocalized,
        locality: z.nullable(z.string()),
        address: z.string(),
        latitude: z.number(),
        longitude: z.number(),
      }),
    ),
    /** The fields with which a new job starts: place and hours of the company's last one, else of the company. */
    start: z.optional(wireJobFields),
  }),
  refusals: [],
});

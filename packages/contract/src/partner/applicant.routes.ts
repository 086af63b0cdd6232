import * as z from 'zod/mini';
import { wireFileKey, wireInstant } from '../shared/shared.wire.ts';
import { definePartnerRoute } from './define-partner-route.ts';
import { wireInterview } from './interview.routes.ts';
import { ofApplication, ofCompany, wireNext, wirePage, wireUuid } from './partner.wire.ts';

/** The stages of an application that a company sees. A withdrawn application is not shown. */
export const APPLICANT_STAGES = [
  'APPLIED',
  'SHORTLISTED',
  'SCHEDULED',
  'INTERVIEWED',
  'HIRED',
  'REJECTED',
] as const;
export type ApplicantStage = (typeof APPLICANT_STAGES)[number];
export const wireStage = z.enum(APPLICANT_STAGES);

/** Results of a call to an applicant. There is no free text about people. */
export const CALL_OUTCOMES = ['REACHED', 'NOT_REACHED', 'WRONG_NUMBER', 'COMES', 'DOES_NOT_WANT'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

export const APPLICANT_FILES = ['resume', 'photo', 'video'] as const;
export type ApplicantFile = (typeof APPLICANT_FILES)[number];

/** A refusal that is sent at `until`, unless it is undone before. */
const wireHeld = z.object({
  answer: wireUuid,
  reason: z.string(),
  until: wireInstant,
  by: z.string(),
});

const wireCard = {
  application: wireUuid,
  job: wireUuid,
  jobTitle: z.string(),
  firstName: z.string(),
  stage: wireStage,
  appliedAt: wireInstant,
  stageSince: wireInstant,
  /** When the answer is due; null if the applicant has one. */
  dueAt: z.nullable(wireInstant),
  interviewAt: z.nullable(wireInstant),
  /** Whole kilometres to the job; null if the applicant did not share a position. */
  kilometres: z.nullable(z.int()),
  /** Whole years of experience; null if the profile does not say. */
  years: z.nullable(z.int()),
  /** The skills of the job that the applicant has. */
  skillsMet: z.array(z.string()),
  /** The number of skills that the job asks for. */
  skillsAsked: z.int(),
  viewedAt: z.nullable(wireInstant),
  held: z.nullable(wireHeld),
};

/** Tables that an owner may save in an hour, for each company. */
export const TABLES_PER_HOUR = 3;

const wireCalls = z.array(z.object({ outcome: z.enum(CALL_OUTCOMES), at: wireInstant, by: z.string() }));

const wireApplicant = z.object({
  ...wireCard,
  name: z.string(),
  city: z.nullable(z.string()),
  skills: z.array(z.string()),
  about: z.nullable(z.string()),
  isAvailable: z.boolean(),
  isAvailableInCity: z.nullable(z.boolean()),
  knowsEnglish: z.nullable(z.boolean()),
  education: z.array(
    z.object({ level: z.string(), institution: z.string(), passingYear: z.nullable(z.int()) }),
  ),
  experience: z.array(
    z.object({
      position: z.string(),
      organization: z.string(),
      startDate: z.string(),
      endDate: z.nullable(z.string()),
    }),
  ),
  hasPhone: z.boolean(),
  files: z.array(z.enum(APPLICANT_FILES)),
  steps: z.array(
    z.object({
      stage: z.string(),
      at: wireInstant,
      reason: z.nullable(z.string()),
      interviewAt: z.nullable(wireInstant),
      by: z.nullable(z.string()),
    }),
  ),
  calls: wireCalls,
  /** The stages that may follow. */
  next: z.array(wireStage),
  canReopen: z.boolean(),
  /** The address of the job. An interview is there unless another place is given. */
  jobAddress: z.string(),
  /** The last interview that was not cancelled; null if there was none. */
  interview: z.nullable(z.object(wireInterview)),
});

export const applicantList = definePartnerRoute({
  key: 'applicants.list',
  number: 220,
  method: 'GET',
  path: '/partner/v1/companies/:company/applicants',
  kind: 'query',
  access: 'recruiter',
  summary: 'Lists applicants in one stage, of one job or of all, the latest change first.',
  request: {
    params: ofCompany,
    query: z.object({ stage: wireStage, job: z.optional(wireUuid), ...wirePage }),
  },
  result: z.object({ items: z.array(z.object(wireCard)), next: wireNext }),
  refusals: [],
});

export const applicantOne = definePartnerRoute({
  key: 'applicants.one',
  number: 221,
  method: 'GET',
  path: '/partner/v1/companies/:company/applicants/:application',
  kind: 'query',
  access: 'recruiter',
  summary: 'Opens an applicant: what was shared with the company, the steps and the calls so far.',
  request: { params: ofApplication },
  result: wireApplicant,
  refusals: ['ACCESS_ENDED'],
});

export const applicantContact = definePartnerRoute({
  key: 'applicants.contact',
  number: 222,
  method: 'POST',
  path: '/partner/v1/companies/:company/applicants/:application/contact',
  kind: 'command',
  access: 'recruiter',
  summary: "Returns the applicant's phone number, between 8 and 21 o'clock in India.",
  request: { params: ofApplication },
  result: z.object({ phone: z.nullable(z.string()) }),
  refusals: ['ACCESS_ENDED', 'ACCESS_LIMIT', 'CALL_WINDOW_CLOSED'],
});

export const applicantFile = definePartnerRoute({
  key: 'applicants.file',
  number: 223,
  method: 'POST',
  path: '/partner/v1/companies/:company/applicants/:application/files/:kind',
  kind: 'command',
  access: 'recruiter',
  summary: 'Returns a signed address of a file that the applicant shared. It works for five minutes.',
  request: { params: z.extend(ofApplication, { kind: z.enum(APPLICANT_FILES) }) },
  result: z.object({ url: z.string(), expiresInSeconds: z.int(), key: wireFileKey }),
  refusals: ['ACCESS_ENDED', 'FILE_MISSING'],
});

export const applicantCall = definePartnerRoute({
  key: 'applicants.call',
  number: 224,
  method: 'POST',
  path: '/partner/v1/companies/:company/applicants/:application/calls',
  kind: 'command',
  access: 'recruiter',
  idempotency: 'accepted',
  summary: 'Records the result of a call to the applicant.',
  request: { params: ofApplication, body: z.object({ outcome: z.enum(CALL_OUTCOMES) }) },
  result: z.object({ calls: wireCalls }),
  refusals: ['ACCESS_ENDED'],
});

export const applicantTable = definePartnerRoute({
  key: 'applicants.table',
  number: 295,
  method: 'POST',
  path: '/partner/v1/companies/:company/applicants/table',
  kind: 'command',
  access: 'owner',
  summary:
    'Returns the cards of all applicants for a table, at most 1,000, by stage. Three an hour; TABLE_LIMIT says when the next one is allowed (`allowedAt`).',
  request: { params: ofCompany, body: z.object({ job: z.optional(wireUuid) }) },
  /** `isFull`: the table has 1,000 applicants, and there may be more. */
  result: z.object({ items: z.array(z.object(wireCard)), isFull: z.boolean() }),
  refusals: ['TABLE_LIMIT'],
});

import * as z from 'zod/mini';
import { wireInstant, wireText } from '../shared/shared.wire.ts';
import { definePartnerRoute } from './define-partner-route.ts';
import { ofCompany, wireNext, wirePage, wireUuid } from './partner.wire.ts';

/** Replies of a seeker to an interview. */
export const INTERVIEW_REPLIES = ['CONFIRMED', 'OTHER_TIME', 'DECLINED'] as const;
/** How an interview went. A member says it; no task guesses it. */
export const INTERVIEW_OUTCOMES = ['CAME', 'DID_NOT_COME', 'WE_WERE_NOT_THERE'] as const;

const wireTime = z.iso.datetime();
export const wirePlace = wireText(300);
export const wireBring = wireText(200);

/** An interview as members see it. */
export const wireInterview = {
  id: wireUuid,
  application: wireUuid,
  job: wireUuid,
  jobTitle: z.string(),
  at: wireInstant,
  place: z.string(),
  bring: z.nullable(z.string()),
  /** 1 for the first interview of an application. */
  round: z.int(),
  /** Counts the changes. Send it with a change, so that a colleague's change is not overwritten. */
  sequence: z.int(),
  reply: z.nullable(z.enum(INTERVIEW_REPLIES)),
  /** The other time that the applicant suggests. */
  proposedAt: z.nullable(wireInstant),
  outcome: z.nullable(z.enum(INTERVIEW_OUTCOMES)),
};

/** An interview after a change, with the number of other interviews of the company at about the same time. */
const wireChanged = z.object({ ...wireInterview, sameTime: z.int() });

const ofInterview = z.extend(ofCompany, { interview: wireUuid });

export const interviewList = definePartnerRoute({
  key: 'interviews.list',
  number: 275,
  method: 'GET',
  path: '/partner/v1/companies/:company/interviews',
  kind: 'query',
  access: 'recruiter',
  summary: 'Lists the interviews from one time to another, at most 31 days, the earliest first.',
  request: { params: ofCompany, query: z.object({ from: wireTime, to: wireTime, ...wirePage }) },
  result: z.object({
    items: z.array(z.object({ ...wireInterview, firstName: z.string() })),
    next: wireNext,
  }),
  refusals: [],
});

export const interviewChange = definePartnerRoute({
  key: 'interviews.change',
  number: 276,
  method: 'PATCH',
  path: '/partner/v1/companies/:company/interviews/:interview',
  kind: 'command',
  access: 'recruiter',
  summary: 'Moves an interview, or changes its place or what to bring, and tells the applicant.',
  request: {
    params: ofInterview,
    body: z.object({
      /** The number of changes that the caller saw. */
      sequence: z.int().check(z.gte(0)),
      at: z.optional(wireTime),
      place: z.optional(wirePlace),
      bring: z.optional(wireBring),
    }),
  },
  result: wireChanged,
  refusals: ['IN_THE_PAST', 'CHANGED_SINCE', 'STEP_NOT_OPEN', 'ACCESS_ENDED'],
});

export const interviewOutcome = definePartnerRoute({
  key: 'interviews.outcome',
  number: 277,
  method: 'POST',
  path: '/partner/v1/companies/:company/interviews/:interview/outcome',
  kind: 'command',
  access: 'recruiter',
  summary: 'Stores how an interview went, from its day in India on, and tells the applicant.',
  request: { params: ofInterview, body: z.object({ outcome: z.enum(INTERVIEW_OUTCOMES) }) },
  result: wireChanged,
  refusals: ['NOT_TODAY', 'STEP_NOT_OPEN', 'ACCESS_ENDED'],
});

export const interviewFile = definePartnerRoute({
  key: 'interviews.file',
  number: 278,
  method: 'GET',
  path: '/partner/v1/companies/:company/interviews/:interview/interview.ics',
  kind: 'query',
  access: 'recruiter',
  file: 'text/calendar',
  summary: 'Returns the interview as a calendar file. It contains nothing about the applicant.',
  request: { params: ofInterview },
  result: z.object({ text: z.string() }),
  refusals: ['ACCESS_ENDED'],
});

import * as z from 'zod/mini';
import { wireInstant, wireText } from '../shared/shared.wire.ts';
import { wireStage } from './applicant.routes.ts';
import { definePartnerRoute } from './define-partner-route.ts';
import { wireBring, wirePlace } from './interview.routes.ts';
import { ofApplication, ofCompany, wireUuid } from './partner.wire.ts';

/** Applications that one request may answer. */
export const ANSWERS_MAX = 50;
/** Minutes for which a refusal is held before the applicant sees it. */
export const HELD_MINUTES = 10;
/** Days after a refusal or a hire in which it can be reopened. */
export const REOPEN_DAYS = 7;
/** Days after the last step for which a company sees an applicant. */
export const ACCESS_DAYS = 90;

/** What happened to one application of a request. */
export const wireAnswered = z.object({
  application: wireUuid,
  /** DONE: the applicant is notified now. HELD: at `heldUntil`. REFUSED: nothing changed; `code` says why. */
  result: z.enum(['DONE', 'HELD', 'REFUSED']),
  /** The stage after the call; null if the applicant is not visible. */
  stage: z.nullable(wireStage),
  /** The id with which a held answer is undone. */
  answer: z.nullable(wireUuid),
  heldUntil: z.nullable(wireInstant),
  code: z.nullable(z.enum(['CHANGED_SINCE', 'STEP_NOT_OPEN', 'ACCESS_ENDED', 'NOT_FOUND'])),
  /** For CHANGED_SINCE: who changed the application, and when. */
  by: z.nullable(z.string()),
  at: z.nullable(wireInstant),
});

const wireMoved = z.object({ application: wireUuid, stage: wireStage });

export const answerSend = definePartnerRoute({
  key: 'answers.send',
  number: 225,
  method: 'POST',
  path: '/partner/v1/companies/:company/answers',
  kind: 'command',
  access: 'recruiter',
  idempotency: 'required',
  summary: 'Answers up to 50 applicants at once. A refusal needs a reason and is held for ten minutes.',
  request: {
    params: ofCompany,
    body: z.object({
      applications: z.array(wireUuid).check(z.minLength(1), z.maxLength(ANSWERS_MAX)),
      /** The stage that the caller saw. An application in another stage is refused with CHANGED_SINCE. */
      from: wireStage,
      to: wireStage,
      /** The key of a reason; required for REJECTED, refused otherwise. */
      reason: z.optional(wireText(40)),
      /** Required for SCHEDULED, refused otherwise. */
      interview: z.optional(
        z.object({
          at: z.iso.datetime(),
          /** Without a place, the interview is at the address of the job. */
          place: z.optional(wirePlace),
          bring: z.optional(wireBring),
        }),
      ),
    }),
  },
  result: z.object({ items: z.array(wireAnswered) }),
  refusals: ['REASON_MISSING', 'IN_THE_PAST'],
});

export const answerUndo = definePartnerRoute({
  key: 'answers.undo',
  number: 226,
  method: 'POST',
  path: '/partner/v1/companies/:company/answers/:answer/undo',
  kind: 'command',
  access: 'recruiter',
  summary: 'Takes a held refusal back, before the applicant sees it.',
  request: { params: z.object({ company: wireUuid, answer: wireUuid }) },
  result: wireMoved,
  refusals: ['TOO_LATE'],
});

export const applicantReopen = definePartnerRoute({
  key: 'applicants.reopen',
  number: 227,
  method: 'POST',
  path: '/partner/v1/companies/:company/applicants/:application/reopen',
  kind: 'command',
  access: 'recruiter',
  summary: 'Puts a refused or hired applicant back where they were, within seven days, and tells them.',
  request: { params: ofApplication },
  result: wireMoved,
  refusals: ['STEP_NOT_OPEN', 'TOO_LATE', 'ACCESS_ENDED'],
});

export const answerReasons = definePartnerRoute({
  key: 'answers.reasons',
  number: 228,
  method: 'GET',
  path: '/partner/v1/answer-reasons',
  kind: 'query',
  access: 'member',
  summary:
    'Lists the reasons for a refusal in the language of the reader, with the text that applicants read.',
  request: {},
  result: z.object({
    items: z.array(z.object({ key: z.string(), label: z.string(), applicantText: z.nullable(z.string()) })),
  }),
  refusals: [],
});

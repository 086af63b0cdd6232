import { defineRoute } from '../define-route.ts';
import { APPLICATION_STATUS_WIRE, termFromWire } from '../jobs/job-terms.mapper.ts';
import { pagingFromWire, pagingToWire, withAcknowledgement } from '../shared/shared.mapper.ts';
import type {
  AnswerInterviewInput,
  ApplyInput,
  ApplyOutput,
  InterviewCalendarInput,
  InterviewCalendarOutput,
  MyJobsInput,
  OneJobInput,
  SaveJobInput,
  SaveJobOutput,
} from './application.domain.ts';
import {
  answerInterviewFromWire,
  answerInterviewToWire,
  applyFromWire,
  applyToWire,
  MY_JOBS_TAB_WIRE,
  myJobsFromWire,
  myJobsToWire,
} from './application.mapper.ts';
import {
  wireAnswerInterviewRequest,
  wireApplyRequest,
  wireApplyResult,
  wireInterviewCalendarQuery,
  wireInterviewCalendarResult,
  wireMyJobsRequest,
  wireMyJobsResult,
  wireOneJobRequest,
  wireOwnerParams,
  wireSaveJobRequest,
  wireSaveJobResult,
} from './application.wire.ts';

/** The common parts of routes for an action on one job. */
const aboutOneJob = {
  request: { body: wireOneJobRequest },
  decodeRequest: ({ body }: { body: { jobId: string } }): OneJobInput => ({ jobId: body.jobId }),
  encodeRequest: (input: OneJobInput) => ({ body: { loginFrom: 'Web', jobId: input.jobId } }),
};

export const jobSave = defineRoute({
  key: 'applications.saveJob',
  number: 18,
  method: 'POST',
  path: '/jobs/addJobsToFavourites',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'Saves a job, or removes it if it was saved. The message is always English.',
  request: { body: wireSaveJobRequest },
  result: wireSaveJobResult,
  refusals: ['JOB_REMOVED'],
  decodeRequest: ({ body }): SaveJobInput => ({ jobId: body.jobId, isSaved: body.isSaved }),
  encodeRequest: (input: SaveJobInput) => ({
    body: { loginFrom: 'Web', jobId: input.jobId, isSaved: input.isSaved },
  }),
  encodeResult: (output: SaveJobOutput) => ({ msg: output.message, isSaved: output.isSaved }),
  decodeResult: (wire): SaveJobOutput => ({ message: wire.msg, isSaved: wire.isSaved }),
});

export const jobNotInterested = defineRoute({
  key: 'applications.notInterested',
  number: 19,
  method: 'POST',
  path: '/jobseeker/notInterested',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: "Hides a job from the seeker's lists, map, recommendations and suggestions.",
  ...aboutOneJob,
  ...withAcknowledgement,
  refusals: ['JOB_REMOVED'],
});

export const jobUndoNotInterested = defineRoute({
  key: 'applications.undoNotInterested',
  number: 103,
  method: 'POST',
  path: '/jobseeker/undoNotInterested',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'Shows a hidden job again.',
  ...aboutOneJob,
  ...withAcknowledgement,
  refusals: ['JOB_REMOVED'],
});

export const jobApply = defineRoute({
  key: 'applications.apply',
  number: 20,
  method: 'POST',
  path: '/jobseeker/applyJob',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'firstItem',
  idempotent: true,
  summary: 'Applies for a job and spends one credit in the same transaction.',
  request: { body: wireApplyRequest },
  result: wireApplyResult,
  refusals: [
    'JOB_REMOVED',
    'JOB_NOT_ACTIVE',
    'MOBILE_NOT_VERIFIED',
    'NAME_INVALID',
    'IDENTITY_MISSING',
    'ALREADY_APPLIED',
    'REAPPLY_TOO_SOON',
    'NO_CREDITS',
  ],
  decodeRequest: ({ body }) => applyFromWire(body),
  encodeRequest: (input: ApplyInput) => ({ body: applyToWire(input) }),
  encodeResult: (output: ApplyOutput) => ({
    msg: output.message,
    candidateCredits: output.credits,
    isShortlisted: APPLICATION_STATUS_WIRE[output.status],
  }),
  decodeResult: (wire): ApplyOutput => ({
    message: wire.msg,
    credits: wire.candidateCredits,
    status: termFromWire(APPLICATION_STATUS_WIRE, wire.isShortlisted) ?? 'APPLIED',
  }),
});

export const jobWithdraw = defineRoute({
  key: 'applications.withdraw',
  number: 104,
  method: 'POST',
  path: '/jobseeker/withdrawApplication',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'Withdraws an open application. The credit is not refunded; the seeker may apply again at once.',
  ...aboutOneJob,
  ...withAcknowledgement,
  refusals: ['JOB_REMOVED', 'NOT_APPLIED'],
});

export const myJobs = defineRoute({
  key: 'applications.myJobs',
  number: 79,
  method: 'POST',
  path: '/jobseeker/getMyJobs',
  kind: 'query',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: "Lists the seeker's applications by status with their timelines, or the saved jobs.",
  request: { body: wireMyJobsRequest },
  result: wireMyJobsResult,
  refusals: [],
  decodeRequest: ({ body }): MyJobsInput => ({
    tab: termFromWire(MY_JOBS_TAB_WIRE, body.status ?? '') ?? 'ALL',
    ...pagingFromWire(body),
  }),
  encodeRequest: (input: MyJobsInput) => ({
    body: { ...pagingToWire(input), status: MY_JOBS_TAB_WIRE[input.tab] },
  }),
  encodeResult: myJobsToWire,
  decodeResult: myJobsFromWire,
});

export const interviewAnswer = defineRoute({
  key: 'applications.answerInterview',
  number: 138,
  method: 'POST',
  path: '/jobseeker/answerInterview',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'Confirms an interview, suggests another time, or declines it. A repeat changes nothing.',
  request: { body: wireAnswerInterviewRequest },
  ...withAcknowledgement,
  refusals: [],
  decodeRequest: ({ body }) => answerInterviewFromWire(body),
  encodeRequest: (input: AnswerInterviewInput) => ({ body: answerInterviewToWire(input) }),
});

export const interviewCalendar = defineRoute({
  key: 'applications.interviewCalendar',
  number: 139,
  method: 'GET',
  path: '/jobseeker/:id/interviewCalendar',
  kind: 'query',
  auth: 'seeker',
  subject: 'path',
  envelope: 'object',
  summary: 'Returns an interview as the text of a calendar file.',
  request: { params: wireOwnerParams, query: wireInterviewCalendarQuery },
  result: wireInterviewCalendarResult,
  refusals: [],
  decodeRequest: ({ query }): InterviewCalendarInput => ({ interviewId: query.interviewId }),
  encodeRequest: (input: InterviewCalendarInput) => ({ query: { interviewId: input.interviewId } }),
  encodeResult: (output: InterviewCalendarOutput) => ({
    fileName: output.fileName,
    calendar: output.calendar,
  }),
  decodeResult: (wire): InterviewCalendarOutput => ({ fileName: wire.fileName, calendar: wire.calendar }),
});

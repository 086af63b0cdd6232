import type * as z from 'zod/mini';
import { jobCardFromWire, jobCardToWire } from '../jobs/job.mapper.ts';
import { APPLICATION_STATUS_WIRE, termFromWire } from '../jobs/job-terms.mapper.ts';
import { GENDER_WIRE } from '../profile/profile-terms.mapper.ts';
import { metaFromWire, metaToWire, pointFromWire, presentText } from '../shared/shared.mapper.ts';
import type {
  AnswerInterviewInput,
  ApplicationRecord,
  ApplyInput,
  Interview,
  MyJob,
  MyJobsOutput,
  MyJobsTab,
} from './application.domain.ts';
import type {
  wireAnswerInterviewRequest,
  wireApplyRequest,
  wireMyJob,
  wireMyJobsResult,
} from './application.wire.ts';

type WireMyJob = z.infer<typeof wireMyJob>;
type WireMyJobs = z.infer<typeof wireMyJobsResult>;
type WireRecord = NonNullable<WireMyJob['application']>;

const { WITHDRAWN: _notShown, ...shown } = APPLICATION_STATUS_WIRE;
export const MY_JOBS_TAB_WIRE = { ALL: 'All', ...shown, SAVED: 'Saved' } as const satisfies Record<
  MyJobsTab,
  string
>;

/** Returns an answer. Older apps leave out a field to say yes; null means that the question was not answered. */
function answerFromWire(answer: boolean | null | undefined): boolean | null {
  return answer === undefined ? true : answer;
}

export function applyFromWire(wire: z.infer<typeof wireApplyRequest>): ApplyInput {
  const name = presentText(wire.jobseekerName);
  return {
    jobId: wire.jobId,
    companyId: presentText(wire.companyId),
    point: pointFromWire(wire.candCurrentLatitude, wire.candCurrentLongitude),
    isAvailableInCity: answerFromWire(wire.availableInCity),
    knowsEnglish: answerFromWire(wire.knowEnglish),
    ...(name !== undefined && { name }),
    ...(wire.gender && { gender: termFromWire(GENDER_WIRE, wire.gender) }),
  };
}

export function applyToWire(input: ApplyInput): z.infer<typeof wireApplyRequest> {
  return {
    loginFrom: 'Web',
    jobId: input.jobId,
    companyId: input.companyId,
    candCurrentLatitude: input.point?.latitude,
    candCurrentLongitude: input.point?.longitude,
    availableInCity: input.isAvailableInCity,
    knowEnglish: input.knowsEnglish,
    jobseekerName: input.name,
    gender: input.gender && GENDER_WIRE[input.gender],
  };
}

type WireInterview = NonNullable<WireRecord['interview']>;

function interviewToWire({ at, place, note, id, reply, proposedAt, outcome }: Interview): WireInterview {
  return {
    date: at,
    place,
    note,
    ...(id === undefined ? {} : { interviewId: id, reply, proposedDate: proposedAt, outcome }),
  };
}

function interviewFromWire(wire: WireInterview): Interview {
  const { date: at, place, note, interviewId, reply, proposedDate, outcome } = wire;
  if (interviewId === undefined) return { at, place, note };
  return {
    at,
    place,
    note,
    id: interviewId,
    reply: reply ?? null,
    proposedAt: proposedDate ?? null,
    outcome: outcome ?? null,
  };
}

export function answerInterviewFromWire(
  wire: z.infer<typeof wireAnswerInterviewRequest>,
): AnswerInterviewInput {
  return {
    interviewId: wire.interviewId,
    reply: wire.reply,
    at: wire.date,
    ...(wire.proposedDate && { proposedAt: wire.proposedDate }),
  };
}

export function answerInterviewToWire(
  input: AnswerInterviewInput,
): z.infer<typeof wireAnswerInterviewRequest> {
  return {
    loginFrom: 'Web',
    interviewId: input.interviewId,
    reply: input.reply,
    date: input.at,
    proposedDate: input.proposedAt,
  };
}

function recordToWire(record: ApplicationRecord): WireRecord {
  return {
    applicationId: record.id,
    appliedDate: record.appliedAt,
    timeline: record.timeline.map((step) => ({
      status: APPLICATION_STATUS_WIRE[step.status],
      date: step.at,
      ...(step.reason === undefined ? {} : { reason: step.reason }),
    })),
    interview: record.interview && interviewToWire(record.interview),
    canWithdraw: record.canWithdraw,
    reapplyFrom: record.reapplyFrom,
  };
}

function recordFromWire(wire: WireRecord): ApplicationRecord {
  return {
    id: wire.applicationId,
    appliedAt: wire.appliedDate,
    timeline: wire.timeline.flatMap((step) => {
      const status = termFromWire(APPLICATION_STATUS_WIRE, step.status);
      if (!status) return [];
      return [{ status, at: step.date, ...(step.reason === undefined ? {} : { reason: step.reason }) }];
    }),
    interview: wire.interview && interviewFromWire(wire.interview),
    canWithdraw: wire.canWithdraw,
    reapplyFrom: wire.reapplyFrom,
  };
}

export function myJobToWire(job: MyJob, index = 0): WireMyJob {
  return { ...jobCardToWire(job, index), application: job.record && recordToWire(job.record) };
}

export function myJobFromWire(wire: WireMyJob): MyJob {
  return { ...jobCardFromWire(wire), record: wire.application && recordFromWire(wire.application) };
}

function countsToWire(counts: MyJobsOutput['counts']): WireMyJobs['counts'] {
  return {
    All: counts.ALL,
    Applied: counts.APPLIED,
    Shortlisted: counts.SHORTLISTED,
    Scheduled: counts.SCHEDULED,
    Interviewed: counts.INTERVIEWED,
    Hired: counts.HIRED,
    Rejected: counts.REJECTED,
    Saved: counts.SAVED,
  };
}

function countsFromWire(wire: WireMyJobs['counts']): MyJobsOutput['counts'] {
  return {
    ALL: wire.All,
    APPLIED: wire.Applied,
    SHORTLISTED: wire.Shortlisted,
    SCHEDULED: wire.Scheduled,
    INTERVIEWED: wire.Interviewed,
    HIRED: wire.Hired,
    REJECTED: wire.Rejected,
    SAVED: wire.Saved,
  };
}

/** Converts a page of a tab to wire format. Saved jobs are sent in a different field than applications. */
export function myJobsToWire(output: MyJobsOutput): WireMyJobs {
  const jobs = output.jobs.map(myJobToWire);
  return {
    status: MY_JOBS_TAB_WIRE[output.tab],
    ...(output.tab === 'SAVED' ? { savedJobs: jobs } : { myApplications: jobs }),
    counts: countsToWire(output.counts),
    nextCursor: output.nextCursor,
    ...metaToWire(output.meta),
  };
}

export function myJobsFromWire(wire: WireMyJobs): MyJobsOutput {
  return {
    tab: termFromWire(MY_JOBS_TAB_WIRE, wire.status) ?? 'ALL',
    jobs: (wire.savedJobs ?? wire.myApplications ?? []).map(myJobFromWire),
    counts: countsFromWire(wire.counts),
    nextCursor: wire.nextCursor,
    meta: metaFromWire(wire),
  };
}

import * as z from 'zod/mini';
import { NAME_LENGTH_MAX } from '../constants.ts';
import { wireApplicationStatus, wireJobCard } from '../jobs/job.wire.ts';
import { GENDER_WIRE } from '../profile/profile-terms.mapper.ts';
import {
  wireCaller,
  wireId,
  wireInstant,
  wireLatitude,
  wireLongitude,
  wireOptionalText,
  wirePageMeta,
  wirePaging,
} from '../shared/shared.wire.ts';
import { MY_JOBS_TAB_WIRE } from './application.mapper.ts';

export const wireSaveJobRequest = z.object({ ...wireCaller, jobId: wireId, isSaved: z.boolean() });
export const wireSaveJobResult = z.object({ msg: z.string(), isSaved: z.boolean() });

export const wireOneJobRequest = z.object({ ...wireCaller, jobId: wireId });

export const wireApplyRequest = z.object({
  ...wireCaller,
  jobId: wireId,
  companyId: wireOptionalText(64),
  candCurrentLatitude: z.optional(z.nullable(wireLatitude)),
  candCurrentLongitude: z.optional(z.nullable(wireLongitude)),
  availableInCity: z.optional(z.nullable(z.boolean())),
  knowEnglish: z.optional(z.nullable(z.boolean())),
  jobseekerName: wireOptionalText(NAME_LENGTH_MAX),
  gender: z.optional(z.nullable(z.enum(GENDER_WIRE))),
  uploadedResume: z.optional(z.boolean()),
});
export const wireApplyResult = z.object({
  msg: z.string(),
  candidateCredits: z.int(),
  isShortlisted: wireApplicationStatus,
});

const tab = z.enum(MY_JOBS_TAB_WIRE);

export const wireMyJobsRequest = z.object({
  ...wireCaller,
  status: z.optional(z.nullable(z.union([tab, z.literal('')]))),
  ...wirePaging,
});

const reply = z.enum(['CONFIRMED', 'OTHER_TIME', 'DECLINED']);

export const wireAnswerInterviewRequest = z.object({
  ...wireCaller,
  interviewId: wireId,
  reply,
  date: z.iso.datetime(),
  proposedDate: z.optional(z.nullable(z.iso.datetime())),
});

export const wireOwnerParams = z.object({ id: wireId });
export const wireInterviewCalendarQuery = z.object({ interviewId: wireId });
export const wireInterviewCalendarResult = z.object({ fileName: z.string(), calendar: z.string() });

export const wireMyJob = z.extend(wireJobCard, {
  application: z.nullable(
    z.object({
      applicationId: z.string(),
      appliedDate: wireInstant,
      timeline: z.array(
        z.object({ status: wireApplicationStatus, date: wireInstant, reason: z.optional(z.string()) }),
      ),
      interview: z.nullable(
        z.object({
          date: wireInstant,
          place: z.nullable(z.string()),
          note: z.nullable(z.string()),
          interviewId: z.optional(z.string()),
          reply: z.optional(z.nullable(reply)),
          proposedDate: z.optional(z.nullable(wireInstant)),
          outcome: z.optional(z.nullable(z.enum(['CAME', 'DID_NOT_COME', 'WE_WERE_NOT_THERE']))),
        }),
      ),
      canWithdraw: z.boolean(),
      reapplyFrom: z.nullable(wireInstant),
    }),
  ),
});

export const wireMyJobsResult = z.object({
  status: tab,
  myApplications: z.optional(z.array(wireMyJob)),
  savedJobs: z.optional(z.array(wireMyJob)),
  counts: z.object({
    All: z.int(),
    Applied: z.int(),
    Shortlisted: z.int(),
    Scheduled: z.int(),
    Interviewed: z.int(),
    Hired: z.int(),
    Rejected: z.int(),
    Saved: z.int(),
  }),
  nextCursor: z.nullable(z.string()),
  ...wirePageMeta,
});

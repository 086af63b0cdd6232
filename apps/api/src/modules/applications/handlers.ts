import type { routes } from '@nukkad/contract';
import { applyToJob } from '@nukkad/core/applications/apply-to-job.ts';
import { dismissJob, undoDismissal } from '@nukkad/core/applications/dismiss-job.ts';
import { listMyJobs } from '@nukkad/core/applications/list-my-jobs.ts';
import { saveJob } from '@nukkad/core/applications/save-job.ts';
import { withdrawApplication } from '@nukkad/core/applications/withdraw-application.ts';
import { answerInterview } from '@nukkad/core/interviews/answer-interview.ts';
import { seekerCalendarFile } from '@nukkad/core/interviews/interview-file.ts';
import { acknowledge } from '@nukkad/core/shared/success.ts';
import type { SeekerHandler } from '../../mount/route-binding.ts';

export const save: SeekerHandler<typeof routes.jobSave> = ({ candidateId }, input, { container }) =>
  saveJob(container, candidateId, input);

export const notInterested: SeekerHandler<typeof routes.jobNotInterested> = async (
  { candidateId },
  { jobId },
  { container, language },
) => {
  await dismissJob(container, candidateId, jobId);
  return acknowledge('notInterested', language);
};

export const undoNotInterested: SeekerHandler<typeof routes.jobUndoNotInterested> = async (
  { candidateId },
  { jobId },
  { container, language },
) => {
  await undoDismissal(container, candidateId, jobId);
  return acknowledge('notInterestedUndone', language);
};

export const apply: SeekerHandler<typeof routes.jobApply> = (
  { candidateId },
  input,
  { container, language, actionKey },
) => applyToJob(container, { candidateId, input, language, actionKey });

export const withdraw: SeekerHandler<typeof routes.jobWithdraw> = async (
  { candidateId },
  { jobId },
  { container, language },
) => {
  await withdrawApplication(container, candidateId, jobId);
  return acknowledge('applicationWithdrawn', language);
};

export const myJobs: SeekerHandler<typeof routes.myJobs> = (
  { candidateId },
  input,
  { container, language },
) => listMyJobs(container, candidateId, input, language);

export const replyToInterview: SeekerHandler<typeof routes.interviewAnswer> = async (
  { candidateId },
  input,
  { container, language },
) => {
  await answerInterview(container, candidateId, input);
  return acknowledge('interviewAnswered', language);
};

export const interviewCalendar: SeekerHandler<typeof routes.interviewCalendar> = async (
  { candidateId },
  { interviewId },
  { container, language },
) => ({
  fileName: 'interview.ics',
  calendar: await seekerCalendarFile(container, candidateId, interviewId, language),
});

import type { routes } from '@nukkad/contract';
import type { SeekerHandler } from '../../mount/route-binding.ts';
import { acknowledge } from '../../shared/success.ts';
import { applyToJob } from './apply-to-job.ts';
import { dismissJob, undoDismissal } from './dismiss-job.ts';
import { listMyJobs } from './list-my-jobs.ts';
import { saveJob } from './save-job.ts';
import { withdrawApplication } from './withdraw-application.ts';

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

import { notifyOfNewJobs } from '../alerts/notify-of-new-jobs.ts';
import { releaseAnswers } from '../answers/release-answers.ts';
import { recheckAll } from '../checks/recheck.ts';
import { computeFigures } from '../companies/compute-figures.ts';
import { notifyOfMessages } from '../company-chat/notify-of-messages.ts';
import { askStillOpen } from '../company-jobs/ask-still-open.ts';
import type { Container } from '../container.ts';
import { refundUnseen } from '../credits/refund-unseen.ts';
import { eraseAccounts } from '../erasure/erase-accounts.ts';
import { sweepFiles, sweepOrphans } from '../files/sweep-files.ts';
import { remindSoon } from '../interviews/remind-soon.ts';
import { expireJobs } from '../moderation/expire-jobs.ts';
import { settleSuspensions } from '../moderation/settle-suspensions.ts';
import { announceJobs } from '../notifications/announce-jobs.ts';
import { remind } from '../notifications/remind.ts';
import { sendMessages } from '../outgoing/send-messages.ts';
import type { TaskName } from '../task-names.ts';
import { askTeam } from '../team-question/ask-team.ts';
import { giveTips } from '../tips/give-tips.ts';
import { endUnanswered } from '../waiting/end-unanswered.ts';
import { notifyOfApplicants } from '../waiting/notify-of-applicants.ts';
import { pauseOrResume } from '../waiting/pause-unanswered.ts';
import { remindMembers } from '../waiting/remind-members.ts';
import { remindOfEnding } from '../waiting/remind-of-ending.ts';
import { purge } from './purge.ts';
import { pushEverybody } from './push-everybody.ts';

/** Notifies members of companies about new applicants and messages. Returns the number of notices. */
async function notifyMembersOfNews(container: Container): Promise<number> {
  return (await notifyOfApplicants(container)) + (await notifyOfMessages(container));
}

/** Reminds members of companies of applicants who wait and of jobs that end soon. Returns the number of companies and jobs. */
async function remindCompanies(container: Container): Promise<number> {
  return (await remindMembers(container)) + (await remindOfEnding(container));
}

/**
 * The function of each task. It handles all items that are due and returns their number. It can be repeated after a
 * crash.
 */
const TASKS: Readonly<Record<TaskName, (container: Container) => Promise<number>>> = {
  'sweep-files': sweepFiles,
  'sweep-orphans': sweepOrphans,
  'erase-accounts': eraseAccounts,
  'expire-jobs': expireJobs,
  'settle-suspensions': settleSuspensions,
  'refund-unseen': refundUnseen,
  'release-answers': releaseAnswers,
  'ask-still-open': askStillOpen,
  'ask-team': askTeam,
  'send-messages': sendMessages,
  'tell-members': notifyMembersOfNews,
  'remind-members': remindCompanies,
  'pause-unanswered': pauseOrResume,
  'end-unanswered': endUnanswered,
  'company-figures': computeFigures,
  remind,
  'remind-soon': remindSoon,
  'announce-jobs': announceJobs,
  'job-alerts': notifyOfNewJobs,
  'give-tips': giveTips,
  recheck: recheckAll,
  purge,
  push: pushEverybody,
};

/** Runs a background task. Returns the number of items that it handled. */
export function runTask(container: Container, task: TaskName): Promise<number> {
  return TASKS[task](container);
}

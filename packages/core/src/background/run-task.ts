import { notifyOfNewJobs } from '../alerts/notify-of-new-jobs.ts';
import { releaseAnswers } from '../answers/release-answers.ts';
import { recheckAll } from '../checks/recheck.ts';
import type { Container } from '../container.ts';
import { refundUnseen } from '../credits/refund-unseen.ts';
import { eraseAccounts } from '../erasure/erase-accounts.ts';
import { sweepFiles, sweepOrphans } from '../files/sweep-files.ts';
import { expireJobs } from '../moderation/expire-jobs.ts';
import { settleSuspensions } from '../moderation/settle-suspensions.ts';
import { announceJobs } from '../notifications/announce-jobs.ts';
import { pushNotifications } from '../notifications/push-notifications.ts';
import { remind } from '../notifications/remind.ts';
import type { TaskName } from '../task-names.ts';
import { giveTips } from '../tips/give-tips.ts';
import { purge } from './purge.ts';

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
  remind,
  'announce-jobs': announceJobs,
  'job-alerts': notifyOfNewJobs,
  'give-tips': giveTips,
  recheck: recheckAll,
  purge,
  push: pushNotifications,
};

/** Runs a background task. Returns the number of items that it handled. */
export function runTask(container: Container, task: TaskName): Promise<number> {
  return TASKS[task](container);
}

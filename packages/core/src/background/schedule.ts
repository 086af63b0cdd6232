import type { TaskName } from '../task-names.ts';

/** Cron schedule of each task, in the time of India. Tasks also run when a use case requests them. */
export const SCHEDULE: Readonly<Record<TaskName, string>> = {
  push: '* * * * *',
  'release-answers': '* * * * *',
  'send-messages': '* * * * *',
  'tell-members': '* * * * *',
  'pause-unanswered': '*/10 * * * *',
  'end-unanswered': '15 3 * * *',
  'company-figures': '40 3 * * *',
  'remind-members': '30 10 * * *',
  'remind-soon': '*/5 * * * *',
  'erase-accounts': '*/5 * * * *',
  'expire-jobs': '*/10 * * * *',
  'settle-suspensions': '* * * * *',
  'sweep-files': '*/15 * * * *',
  'announce-jobs': '0 9 * * *',
  // Only during the day, because the push messages make a sound.
  'job-alerts': '20 8-20 * * *',
  remind: '0 10 * * *',
  'ask-still-open': '30 10 * * *',
  'ask-team': '45 10 * * *',
  'give-tips': '0 11 * * 3',
  recheck: '30 2 * * *',
  'refund-unseen': '0 3 * * *',
  purge: '0 4 * * *',
  'sweep-orphans': '0 5 * * *',
};

/** Tasks that may take minutes. They have a separate queue, so that they do not delay the others. */
export const LONG_TASKS: ReadonlySet<TaskName> = new Set([
  'settle-suspensions',
  'ask-still-open',
  'announce-jobs',
  'job-alerts',
  'give-tips',
  'recheck',
  'refund-unseen',
  'end-unanswered',
  'company-figures',
  'purge',
  'sweep-orphans',
]);

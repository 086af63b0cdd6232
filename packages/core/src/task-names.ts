/** The names of all background tasks. */
export const TASK_NAMES = [
  'sweep-files',
  'sweep-orphans',
  'erase-accounts',
  'expire-jobs',
  'settle-suspensions',
  'refund-unseen',
  'release-answers',
  'ask-still-open',
  'ask-team',
  'send-messages',
  'tell-members',
  'remind-members',
  'pause-unanswered',
  'end-unanswered',
  'company-figures',
  'remind',
  'remind-soon',
  'announce-jobs',
  'job-alerts',
  'give-tips',
  'recheck',
  'purge',
  'push',
] as const;

export type TaskName = (typeof TASK_NAMES)[number];

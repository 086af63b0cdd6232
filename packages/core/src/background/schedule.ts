import type { TaskName } from '../task-names.ts';

/** When each task runs by itself, in the time of India; what is asked for in between comes on top. */
export const SCHEDULE: Readonly<Record<TaskName, string>> = {
  push: '* * * * *',
  'erase-accounts': '*/5 * * * *',
  'expire-jobs': '*/10 * * * *',
  'settle-suspensions': '* * * * *',
  'sweep-files': '*/15 * * * *',
  'announce-jobs': '0 9 * * *',
  // By day alone: it ends in a sound on a telephone.
  'job-alerts': '20 8-20 * * *',
  remind: '0 10 * * *',
  'give-tips': '0 11 * * 3',
  recheck: '30 2 * * *',
  'refund-unseen': '0 3 * * *',
  purge: '0 4 * * *',
  'sweep-orphans': '0 5 * * *',
};

/** Tasks that may take minutes, so that they do not hold up the others. */
export const LONG_TASKS: ReadonlySet<TaskName> = new Set([
  'settle-suspensions',
  'announce-jobs',
  'job-alerts',
  'give-tips',
  'recheck',
  'refund-unseen',
  'purge',
  'sweep-orphans',
]);

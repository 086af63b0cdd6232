import { HIDDEN_REASONS } from '@nukkad/job-search/hidden-reasons.ts';

/** The status reason of a job that was found to be fake. It is treated as deleted. */
export const REMOVED_AS_FAKE = 'removed-as-fake';
/** Status reasons of jobs that are held for moderation or were refused. They are never visible. */
export const AWAITING_MODERATION = 'awaiting-moderation';
export const MODERATION_REFUSED = 'moderation-refused';
/** Status reason of a job that its file or feed removed before an operator reviewed it. */
export const WITHDRAWN_UNMODERATED = 'withdrawn-unmoderated';

/** Status reason of a job that is paused until its company has answered those who wait. It stays visible. */
export const ANSWERS_DUE = 'answers-due';

/** Returns whether a job is treated as if it did not exist. */
export function isHidden(statusReason: string | null): boolean {
  return statusReason !== null && (HIDDEN_REASONS as readonly string[]).includes(statusReason);
}

/** Describes for operators why a job is hidden and how to show it; null for a job that is not hidden. */
export function hiddenBecause(statusReason: string | null): string | null {
  if (statusReason === AWAITING_MODERATION)
    return 'waits for an operator: "moderation approve" or "moderation refuse" settles it';
  if (statusReason === MODERATION_REFUSED) return 'was refused: "moderation approve" opens it';
  if (statusReason === WITHDRAWN_UNMODERATED)
    return 'left its file before an operator saw it: the file with it brings it back';
  return isHidden(statusReason) ? 'was removed as fake' : null;
}

import { HIDDEN_REASONS } from '@nukkad/job-search/hidden-reasons.ts';

/** The reason of a status under which a job is as good as deleted: links to it lead nowhere. */
export const REMOVED_AS_FAKE = 'removed-as-fake';
/** A job that no operator has looked at yet, and one that an operator refused: nobody else ever sees them. */
export const AWAITING_MODERATION = 'awaiting-moderation';
export const MODERATION_REFUSED = 'moderation-refused';
/** A job that its file or feed took back before an operator had looked at it. */
export const WITHDRAWN_UNMODERATED = 'withdrawn-unmoderated';

/** Whether a job answers as one that is not there. */
export function isHidden(statusReason: string | null): boolean {
  return statusReason !== null && (HIDDEN_REASONS as readonly string[]).includes(statusReason);
}

/** What a hidden job is, and what leads out of it; null for one that is not hidden. */
export function hiddenBecause(statusReason: string | null): string | null {
  if (statusReason === AWAITING_MODERATION)
    return 'waits for an operator: "moderation approve" or "moderation refuse" settles it';
  if (statusReason === MODERATION_REFUSED) return 'was refused: "moderation approve" opens it';
  if (statusReason === WITHDRAWN_UNMODERATED)
    return 'left its file before an operator saw it: the file with it brings it back';
  return isHidden(statusReason) ? 'was removed as fake' : null;
}

/** The reason of a status under which a job is as good as deleted: links to it lead nowhere. */
export const REMOVED_AS_FAKE = 'removed-as-fake';

export function isGone(statusReason: string | null): boolean {
  return statusReason === REMOVED_AS_FAKE;
}

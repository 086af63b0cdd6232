import { CREDITS_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';

/** Checks a code; the right one makes the number the seeker's, and may bring credits. */
export function useVerifyCode() {
  return useAction('otp.verify', { invalidates: CREDITS_STALE });
}

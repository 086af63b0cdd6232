import { AppError } from '../errors/app-error.ts';

/** Returns the whole seconds until a time, at least 1. */
export function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));
}

/** Returns the error for a locked number, with the seconds until it may be tried again. */
export function refuseLocked(until: Date, now: Date): AppError {
  return new AppError('OTP_LOCKED', { extra: { retryAfter: secondsUntil(until, now) } });
}

/**
 * Returns why the seeker may not add a number at all: it is the account's own already, or it would replace a verified
 * number without a fresh login. A number opens the account, so an unlocked phone is not enough to replace it.
 */
export function refuseUnfit(
  { isOwn, hasNumber }: { readonly isOwn: boolean; readonly hasNumber: boolean },
  { isFresh }: { readonly isFresh: boolean },
): AppError | null {
  if (isOwn) return new AppError('ALREADY_VERIFIED');
  return hasNumber && !isFresh ? new AppError('FRESH_LOGIN_NEEDED') : null;
}

import { AppError } from '../errors/app-error.ts';

/** Whole seconds until a moment, at least one. */
export function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));
}

/** No tries for this number until a moment; tells how many seconds that is. */
export function refuseLocked(until: Date, now: Date): AppError {
  return new AppError('OTP_LOCKED', { extra: { retryAfter: secondsUntil(until, now) } });
}

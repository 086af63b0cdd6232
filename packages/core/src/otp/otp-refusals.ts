import { AppError } from '../errors/app-error.ts';

/** Returns the whole seconds until a time, at least 1. */
export function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));
}

/** Returns the error for a locked number, with the seconds until it may be tried again. */
export function refuseLocked(until: Date, now: Date): AppError {
  return new AppError('OTP_LOCKED', { extra: { retryAfter: secondsUntil(until, now) } });
}

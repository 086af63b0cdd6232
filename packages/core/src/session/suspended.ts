import type { SuspensionReason } from '@nukkad/contract/session/suspension-reasons.ts';
import { AppError } from '../errors/app-error.ts';

/** The refusal that tells a seeker why no login of theirs begins. */
export const suspended = (reason: SuspensionReason): AppError =>
  new AppError('ACCOUNT_SUSPENDED', { extra: { reason } });

import type { SuspensionReason } from '@nukkad/contract/session/suspension-reasons.ts';
import { AppError } from '../errors/app-error.ts';

/** Returns the refusal of a login, with the reason of the suspension. */
export const suspended = (reason: SuspensionReason): AppError =>
  new AppError('ACCOUNT_SUSPENDED', { extra: { reason } });

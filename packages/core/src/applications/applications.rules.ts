import {
  type ApplicationStatus,
  CREDITS_APPLY,
  type JobStatus,
  REAPPLY_AFTER_REJECTION_DAYS,
} from '@nukkad/contract';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { checkMaySpend, type Spender } from '../credits/credits.rules.ts';
import { AppError } from '../errors/app-error.ts';
import { isHidden } from '../shared/hidden-job.ts';

export interface AppliedJob {
  readonly title: string;
  readonly companyName: string;
  readonly companyId: string;
  readonly status: JobStatus;
  readonly statusReason: string | null;
  readonly expiresAt: Date;
}

export interface EarlierApplication {
  readonly id: string;
  readonly status: ApplicationStatus;
  readonly attempt: number;
  readonly statusChangedAt: Date;
}

/** Returns the time from which a rejected seeker may apply again. Null if the application is not rejected. */
export function reapplyFrom(earlier: Pick<EarlierApplication, 'status' | 'statusChangedAt'>): Date | null {
  if (earlier.status !== 'REJECTED') return null;
  return new Date(earlier.statusChangedAt.getTime() + REAPPLY_AFTER_REJECTION_DAYS * DAY_MS);
}

function checkEarlier(earlier: EarlierApplication | null, now: Date): void {
  if (!earlier || earlier.status === 'WITHDRAWN') return;
  const from = reapplyFrom(earlier);
  if (!from) throw new AppError('ALREADY_APPLIED');
  if (from > now) throw new AppError('REAPPLY_TOO_SOON', { extra: { reapplyFrom: from.toISOString() } });
}

/** Throws the error of the first rule that forbids the application. */
export function checkMayApply(
  candidate: Spender,
  job: AppliedJob,
  earlier: EarlierApplication | null,
  { now, requiresIdentity }: { now: Date; requiresIdentity: boolean },
): void {
  if (isHidden(job.statusReason)) throw new AppError('JOB_REMOVED');
  checkEarlier(earlier, now);
  if (job.status !== 'ACTIVE' || job.expiresAt <= now) throw new AppError('JOB_NOT_ACTIVE');
  checkMaySpend(candidate, { cost: CREDITS_APPLY, requiresIdentity });
}

import type { CompanyJobState, NotOpenReason } from '@nukkad/contract/partner/company-job.routes.ts';
import type { JobStatus } from '@nukkad/db';
import {
  ANSWERS_DUE,
  AWAITING_MODERATION,
  MODERATION_REFUSED,
  REMOVED_AS_FAKE,
} from '../shared/hidden-job.ts';

/** The status reasons that only this domain writes, by the reason for which a company closes a job. */
export const CLOSED_BECAUSE = {
  FILLED_HERE: 'filled-here',
  FILLED_ELSEWHERE: 'filled-elsewhere',
  NOT_NEEDED: 'not-needed',
} as const;
/** The status reason of a job whose company was silent when it was asked whether the job is still open. */
export const STILL_OPEN_SILENT = 'still-open-silent';
/** The status reason of a job that its company or an operator for it paused or closed. */
export const BY_EMPLOYER = 'employer';

const REASONS: Readonly<Record<string, NotOpenReason>> = {
  [AWAITING_MODERATION]: 'CHECK',
  [MODERATION_REFUSED]: 'REFUSED',
  [REMOVED_AS_FAKE]: 'REMOVED',
  [STILL_OPEN_SILENT]: 'SILENT',
  [BY_EMPLOYER]: 'COMPANY',
  [CLOSED_BECAUSE.FILLED_HERE]: 'FILLED_HERE',
  [CLOSED_BECAUSE.FILLED_ELSEWHERE]: 'FILLED_ELSEWHERE',
  [CLOSED_BECAUSE.NOT_NEEDED]: 'NOT_NEEDED',
  reported: 'REPORTED',
  'company-suspended': 'SUSPENDED',
  [ANSWERS_DUE]: 'ANSWERS_DUE',
  expired: 'EXPIRED',
  'not-in-file': 'FILE',
  'withdrawn-unmoderated': 'FILE',
};

export interface StoredState {
  readonly status: JobStatus;
  readonly statusReason: string | null;
}

/** Returns where a job is for its company, and why it is not open. */
export function jobStateOf({ status, statusReason }: StoredState): {
  readonly state: CompanyJobState;
  readonly reason: NotOpenReason | null;
} {
  if (status === 'ACTIVE') return { state: 'OPEN', reason: null };
  const reason = REASONS[statusReason ?? ''] ?? 'COMPANY';
  if (reason === 'CHECK') return { state: 'WAITING', reason };
  return { state: status, reason };
}

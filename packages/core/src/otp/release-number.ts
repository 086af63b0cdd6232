import { leaveNumberTrace } from '../account-traces/leave-trace.ts';
import type { Transaction } from '../database/rows.ts';
import { notify } from '../notifications/notify.ts';
import { clearPhone } from './otp.queries.ts';

interface ReleaseNumber {
  /** The account that loses the number; the caller holds its row. */
  readonly candidateId: string;
  /** E.164. */
  readonly phone: string;
  readonly notice: 'number-moved' | 'number-freed';
  readonly traceKey: string;
}

/**
 * Takes a verified number out of an account, which keeps everything else and is told on the site, also if it switched
 * that type of notification off. The trace of the number says that a referral was paid, so that no account that gets
 * it next is paid for it.
 */
export async function releaseNumber(
  tx: Transaction,
  { candidateId, phone, notice: template, traceKey }: ReleaseNumber,
  now: Date,
): Promise<void> {
  await leaveNumberTrace(tx, traceKey, { candidateId, phone, wasReferred: true }, now);
  await tx.query(clearPhone(candidateId, now));
  await notify(
    tx,
    {
      candidateId,
      type: 'application-status',
      template,
      values: {},
      link: '/editprofile',
      dedupeKey: `${template}:${now.toISOString()}`,
      isRequired: true,
    },
    now,
  );
}

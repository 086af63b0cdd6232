import { storeNumberTrace } from '../account-traces/store-trace.ts';
import type { Transaction } from '../database/rows.ts';
import { notify } from '../notifications/notify.ts';
import { clearPhone } from './otp.queries.ts';

interface ReleaseNumber {
  /** The account that loses the number. The caller has locked its row. */
  readonly candidateId: string;
  /** Phone number in E.164 form. */
  readonly phone: string;
  readonly notice: 'number-moved' | 'number-freed';
  readonly traceKey: string;
}

/**
 * Removes a verified number from an account, which keeps everything else. The account gets a notification on the
 * site, even if it switched off notifications of that type. The trace of the number records whether a referral was
 * paid, so that the next account with this number is not paid for it again.
 */
export async function releaseNumber(
  tx: Transaction,
  { candidateId, phone, notice: template, traceKey }: ReleaseNumber,
  now: Date,
): Promise<void> {
  await storeNumberTrace(tx, traceKey, { candidateId, phone, wasReferred: true }, now);
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

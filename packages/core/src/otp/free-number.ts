import { normalisePhone } from '@nukkad/domain/phone.ts';
import type { Container } from '../container.ts';
import { firstRow } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { writeAudit } from '../shared/audit.ts';
import { lockHolder } from './otp.queries.ts';
import { releaseNumber } from './release-number.ts';

interface FreeNumber {
  /** The number as the operator typed it. */
  readonly phone: string;
  /** Name of the operator, for the audit log. */
  readonly actor: string;
  /** Reason for the audit entry. It must contain no names or numbers. */
  readonly reason: string;
}

/**
 * Removes a number from the account that has it, even if that account is suspended, so that its owner can verify it
 * in another account. The former account keeps everything else and gets a notification. Throws INVALID_NUMBER, or
 * NOT_FOUND if no account has the number.
 */
export async function freeNumber(
  { database, clock, keys, tasks }: Pick<Container, 'database' | 'clock' | 'keys' | 'tasks'>,
  { phone: typed, actor, reason }: FreeNumber,
): Promise<{ candidateId: string }> {
  const phone = normalisePhone(typed);
  if (phone === null) throw new AppError('INVALID_NUMBER');
  const now = clock.now();
  const candidateId = await database.transaction(async (tx) => {
    const holder = await firstRow(tx, lockHolder(phone));
    if (!holder) throw new AppError('NOT_FOUND');
    const released = { candidateId: holder.id, phone, notice: 'number-freed' } as const;
    await releaseNumber(tx, { ...released, traceKey: keys.accountTrace }, now);
    const entry = { actor, action: 'number-freed', subject: holder.id, details: { reason } };
    await writeAudit(tx, entry, now);
    return holder.id;
  });
  tasks.soon('push');
  return { candidateId };
}

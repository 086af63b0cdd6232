import type { Container } from '../container.ts';
import { firstRow } from '../database/rows.ts';
import { AppError, conflict } from '../errors/app-error.ts';
import { type Notice, notify } from '../notifications/notify.ts';
import { writeAudit } from '../shared/audit.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { lockRequest } from './credits.queries.ts';
import { writeEntry } from './write-entry.ts';

interface Decision {
  readonly requestId: string;
  readonly isGranted: boolean;
  readonly actor: string;
}

/** Grants or declines an open request and notifies the seeker. Throws CONFLICT if it is already decided. */
export async function decideCreditRequest(
  { database, clock, settings, tasks }: Pick<Container, 'database' | 'clock' | 'settings' | 'tasks'>,
  { requestId, isGranted, actor }: Decision,
): Promise<{ granted: number }> {
  const id = requireUuid(requestId);
  const { creditsRequest: amount } = await settings.read();
  const now = clock.now();
  await database.transaction(async (tx) => {
    const locked = await firstRow(tx, lockRequest(id));
    if (!locked) throw new AppError('NOT_FOUND');
    if (locked.status !== 'OPEN') throw conflict('request', `was ${locked.status.toLowerCase()} already`);
    const { candidateId } = locked;
    const status = isGranted ? 'GRANTED' : 'DECLINED';
    await tx.creditRequest.update({ where: { id }, data: { status, decidedAt: now, decidedBy: actor } });
    if (isGranted && amount > 0)
      await writeEntry(tx, { candidateId, amount, reason: 'REQUEST', reference: id }, now);
    const { creditBalance: balance } = await tx.candidate.findUniqueOrThrow({ where: { id: candidateId } });
    const template = isGranted ? 'granted' : 'request-declined';
    const values: Notice['values'] = isGranted ? { count: amount, balance } : {};
    const dedupeKey = `credit-request:${id}`;
    await notify(tx, { candidateId, type: 'credits', template, values, link: '/profile', dedupeKey }, now);
    const action = `credit-request-${status.toLowerCase()}`;
    const details = { credits: isGranted ? amount : 0, balance };
    await writeAudit(tx, { actor, action, subject: id, details }, now);
  });
  tasks.soon('push');
  return { granted: isGranted ? amount : 0 };
}

import { UNSEEN_REFUND_DAYS } from '@nukkad/contract';
import type { Container } from '../../container.ts';
import { rows, type Transaction } from '../../database/rows.ts';
import { notifyAll } from '../notifications/notify.ts';
import { giveBackForApplications } from './give-back.ts';

const BATCH = 200;

interface Unseen {
  readonly id: string;
  readonly attempt: number;
  readonly company: string;
}

const TAKE = `
  WITH unseen AS (
    SELECT id FROM application
     WHERE status = 'APPLIED' AND viewed_at IS NULL AND refunded_at IS NULL
       AND applied_at <= $1::timestamptz - make_interval(days => ${UNSEEN_REFUND_DAYS})
     ORDER BY applied_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
  UPDATE application a SET refunded_at = $1::timestamptz
    FROM unseen, company co
   WHERE a.id = unseen.id AND co.id = a.company_id
  RETURNING a.id::text, a.attempt, co.name AS company`;

async function refundBatch(tx: Transaction, now: Date): Promise<number> {
  const unseen = await rows<Unseen>(tx, TAKE, now);
  const ids = unseen.map(({ id }) => id);
  const given = await giveBackForApplications(tx, ids, now);
  const companies = new Map(unseen.map(({ id, attempt, company }) => [`${id}:${attempt}`, company]));
  const notices = given.map(({ candidateId, reference, balance }) => ({
    candidateId,
    type: 'credits',
    template: 'refunded-not-viewed',
    values: { company: companies.get(reference) ?? '', balance },
    link: '/profile',
    dedupeKey: `refund:${reference}`,
  }));
  await notifyAll(tx, notices, now);
  return unseen.length;
}

/** Gives back the credits of applications that nobody looked at for 14 days, once each; answers how many. */
export async function refundUnseen({
  database,
  clock,
  tasks,
}: Pick<Container, 'database' | 'clock' | 'tasks'>): Promise<number> {
  for (let done = 0; ; ) {
    const count = await database.transaction((tx) => refundBatch(tx, clock.now()));
    done += count;
    if (count < BATCH) {
      if (done > 0) tasks.soon('push');
      return done;
    }
  }
}

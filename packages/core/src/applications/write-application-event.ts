import type { Queryable, Sender } from '../database/rows.ts';
import { type ApplicationEvent, insertApplicationEvent } from './applications.queries.ts';

/** Adds an entry to the history of an application. Call it in the transaction that changes the status. */
export async function writeApplicationEvent(
  tx: Queryable,
  event: ApplicationEvent,
  now: Date,
): Promise<void> {
  await tx.query(insertApplicationEvent(event, now));
}

/** Adds an entry to the history of an application, without waiting for the response. */
export function sendApplicationEvent(tx: Sender, event: ApplicationEvent, now: Date): void {
  tx.send(insertApplicationEvent(event, now));
}

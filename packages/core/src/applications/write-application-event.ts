import type { ApplicationStatus } from '@nukkad/contract';
import type { Transaction } from '../database/rows.ts';

interface ApplicationEvent {
  readonly applicationId: string;
  /** The status that the application has from now on. */
  readonly status: ApplicationStatus;
  /** The time of the interview; only for SCHEDULED. */
  readonly scheduledFor?: Date | null;
  readonly note?: string | null;
}

/** Adds an entry to the history of an application. Call it in the transaction that changes the status. */
export async function writeApplicationEvent(
  tx: Transaction,
  event: ApplicationEvent,
  now: Date,
): Promise<void> {
  await tx.applicationEvent.create({ data: { ...event, createdAt: now } });
}

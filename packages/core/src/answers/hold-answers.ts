import { HELD_MINUTES } from '@nukkad/contract/partner/answer.routes.ts';
import type { ApplicationStatus } from '@nukkad/db';
import { v7 as newId } from 'uuid';
import type { Transaction } from '../database/rows.ts';
import { memberActor } from '../members/member-session.ts';
import { writeAudits } from '../shared/audit.ts';

interface Held {
  readonly answer: string;
  readonly dueAt: Date;
}

/**
 * Holds a refusal of locked applications, which the task `release-answers` sends after ten minutes. Returns the held
 * answer of each application.
 */
export async function holdAnswers(
  tx: Transaction,
  applications: readonly {
    readonly id: string;
    readonly status: ApplicationStatus;
    readonly attempt: number;
  }[],
  { memberId, reason }: { readonly memberId: string; readonly reason: string },
  now: Date,
): Promise<ReadonlyMap<string, Held>> {
  const dueAt = new Date(now.getTime() + HELD_MINUTES * 60_000);
  const rows = applications.map(({ id, status, attempt }) => ({
    id: newId(),
    applicationId: id,
    from: status,
    attempt,
    reason,
    memberId,
    createdAt: now,
    dueAt,
  }));
  await tx.heldAnswer.createMany({ data: rows });
  // A member who answers has seen the application.
  const ids = applications.map(({ id }) => id);
  await tx.application.updateMany({ where: { id: { in: ids }, viewedAt: null }, data: { viewedAt: now } });
  const entries = ids.map((subject) => ({
    actor: memberActor(memberId),
    action: 'answer-held',
    subject,
    details: { reason },
  }));
  await writeAudits(tx, entries, now);
  return new Map(rows.map(({ id, applicationId }) => [applicationId, { answer: id, dueAt }]));
}

import type { Container } from '../container.ts';
import { writeAudit } from '../shared/audit.ts';
import { missingOr } from '../shared/missing-or.ts';
import { requireUuid } from '../shared/require-uuid.ts';

interface ContactVerdict {
  readonly reportId: string;
  readonly actor: string;
  readonly isGroundless: boolean;
  /** What the operator found or did, for other operators. */
  readonly note: string;
}

/** Stores an operator's finding about a report of a call or an interview. Throws if it is unknown or was settled before. */
export async function settleContactReport(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  { reportId, actor, isGroundless, note }: ContactVerdict,
): Promise<void> {
  const id = requireUuid(reportId);
  const now = clock.now();
  await database.transaction(async (tx) => {
    const { count } = await tx.contactReport.updateMany({
      where: { id, handledAt: null },
      data: { handledAt: now, handledBy: actor, isGroundless },
    });
    if (count === 0)
      throw missingOr((await tx.contactReport.count({ where: { id } })) > 0, 'report', 'is settled already');
    const details = { isGroundless, reason: note };
    await writeAudit(tx, { actor, action: 'contact-report-settled', subject: id, details }, now);
  });
}

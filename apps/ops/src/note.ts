import type { Container } from '@nukkad/core/container.ts';
import type { Transaction } from '@nukkad/core/database/rows.ts';
import { type AuditEntry, writeAudit } from '@nukkad/core/shared/audit.ts';

/** Writes an audit entry. Call it in the transaction of the change that the entry describes. */
export async function note(
  tx: Pick<Transaction, 'auditEntry'>,
  { clock }: Pick<Container, 'clock'>,
  entry: AuditEntry,
): Promise<void> {
  await writeAudit(tx, entry, clock.now());
}

import type { Container } from '@nukkad/api/container.ts';
import type { Transaction } from '@nukkad/api/database/rows.ts';

export interface Note {
  readonly actor: string;
  readonly action: string;
  /** Which thing: its id or key, nobody's number. */
  readonly subject: string;
}

/** An entry of the audit, in the transaction of what it tells of. */
export async function note(
  tx: Pick<Transaction, 'auditEntry'>,
  { clock }: Pick<Container, 'clock'>,
  entry: Note,
): Promise<void> {
  await tx.auditEntry.create({ data: { ...entry, createdAt: clock.now() } });
}

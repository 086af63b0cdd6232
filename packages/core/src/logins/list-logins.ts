import type { Login } from '@nukkad/contract';
import type { Container } from '../container.ts';
import type { Session } from '../session/session.ts';
import { selectOpenLogins } from './logins.queries.ts';

/** Returns the open logins of the seeker, the most recently used first. */
export async function listLogins(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  { candidateId, loginId }: Pick<Session, 'candidateId' | 'loginId'>,
): Promise<Login[]> {
  const rows = await database.query(selectOpenLogins(candidateId, loginId, clock.now()));
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    startedAt: row.startedAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isCurrent: row.isCurrent,
  }));
}

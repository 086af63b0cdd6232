import type { WhoSawInput, WhoSawOutput } from '@nukkad/contract';
import type { Container } from '../container.ts';
import { pageOf, readCursor } from '../shared/list-cursor.ts';
import { selectAccesses } from './applicants.queries.ts';

/** Returns a page of the access ledger of a seeker, latest first. */
export async function listAccesses(
  { database }: Pick<Container, 'database'>,
  candidateId: string,
  { size, cursor }: WhoSawInput,
): Promise<WhoSawOutput> {
  const after = readCursor(cursor);
  const page = { afterAt: after?.at ?? null, afterId: after?.id ?? null, limit: size + 1 };
  const rows = await database.query(selectAccesses(candidateId, page));
  const { items, nextCursor } = pageOf(rows, size, ({ lastAt, id }) => ({ at: lastAt, id }));
  const accesses = items.map(({ company, what, day, lastAt, times, applicationId }) => ({
    company,
    what,
    day,
    lastAt: lastAt.toISOString(),
    times,
    applicationId: applicationId ?? undefined,
  }));
  return { accesses, nextCursor };
}

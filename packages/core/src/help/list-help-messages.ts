import type { Container } from '../container.ts';
import { pageOf, readCursor } from '../shared/list-cursor.ts';
import { pageSizeOf } from '../shared/page-size.ts';
import { selectHelpOfMember } from './help.queries.ts';

interface HelpPage {
  readonly after?: string | undefined;
  readonly size?: string | undefined;
}

/** Returns a page of a member's messages to the operators, newest first, with the answers. */
export async function listHelpMessages(
  { database }: Pick<Container, 'database'>,
  memberId: string,
  { after, size }: HelpPage,
) {
  const place = readCursor(after);
  const limit = pageSizeOf(size);
  const page = { afterAt: place?.at ?? null, afterId: place?.id ?? null, limit: limit + 1 };
  const rows = await database.query(selectHelpOfMember(memberId, page));
  const { items, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return {
    items: items.map(({ id, text, createdAt, answer, answeredAt }) => ({
      id,
      text,
      at: createdAt.toISOString(),
      answer,
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
    next: nextCursor,
  };
}

import { DEFAULT_LANGUAGE } from '@nukkad/contract/constants.ts';
import { lookOf, refuseAccess, requireAccess } from '../applicants/applicant-access.ts';
import { revealThread, revealThreads } from '../applicants/reveal.queries.ts';
import { advanceOtherRead } from '../chat/marks.queries.ts';
import type { Container } from '../container.ts';
import { firstRow } from '../database/rows.ts';
import type { CompanySession } from '../members/member-session.ts';
import { cursorOf, readCursor } from '../shared/list-cursor.ts';
import { pageSizeOf } from '../shared/page-size.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { selectThreadOf } from './company-chat.queries.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'keys'>;

interface ThreadPage {
  readonly after?: string | undefined;
  readonly size?: string | undefined;
}

/**
 * Returns a page of a company's conversations with applicants whom it may see, latest message first. The ledger gets a row
 * for each applicant and day.
 */
export async function listThreads(deps: Deps, session: CompanySession, { after, size }: ThreadPage) {
  const place = readCursor(after);
  const page = { afterAt: place?.at ?? null, afterId: place?.id ?? null, size: pageSizeOf(size) };
  const rows = await deps.database.query(revealThreads(lookOf(deps, session), page));
  const last = rows.at(-1);
  return {
    items: rows
      .toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime())
      .map(({ conversationId: _id, storedAt: _at, hasMore: _more, lastAt, ...thread }) => ({
        ...thread,
        lastAt: lastAt.toISOString(),
      })),
    next: last?.hasMore ? cursorOf({ at: last.storedAt, id: last.conversationId }) : null,
  };
}

/** Maximum number of messages of a page. */
const PAGE = 50;

/**
 * Returns the latest messages with an applicant, or those before a number, oldest first. `read` is the number of the last
 * message that the applicant has read. Writes the access ledger. Throws NOT_FOUND or ACCESS_ENDED.
 */
export async function readThread(
  deps: Deps,
  session: CompanySession,
  application: string,
  before: number | undefined,
) {
  const { database } = deps;
  const id = requireUuid(application);
  const look = lookOf(deps, session);
  const row = await firstRow(database, revealThread(look, id));
  if (row === null) throw await refuseAccess(database, look, id);
  const { conversationId, read, language, ...applicant } = row;
  const stored =
    conversationId === null
      ? []
      : await database.prisma.message.findMany({
          where: { conversationId, ...(before !== undefined && { sequence: { lt: before } }) },
          orderBy: { sequence: 'desc' },
          take: PAGE + 1,
        });
  const shown = stored.slice(0, PAGE).reverse();
  return {
    ...applicant,
    language: language ?? DEFAULT_LANGUAGE,
    messages: shown.map(({ sequence, sender, body, createdAt }) => ({
      sequence,
      sender: sender === 'CANDIDATE' ? ('APPLICANT' as const) : ('COMPANY' as const),
      text: body,
      at: createdAt.toISOString(),
    })),
    before: stored.length > PAGE ? (shown[0]?.sequence ?? null) : null,
    read: read ?? 0,
  };
}

/**
 * Stores that the company has read all messages of an applicant, who can see it. A repeat does nothing. Throws NOT_FOUND
 * or ACCESS_ENDED.
 */
export async function markThreadRead(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { companyId }: CompanySession,
  application: string,
): Promise<void> {
  await requireAccess(database, application, companyId, clock.now());
  const thread = await firstRow(database, selectThreadOf(application, companyId));
  if (thread !== null) await database.query(advanceOtherRead(thread.id));
}

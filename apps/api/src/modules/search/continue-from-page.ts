import { hash } from 'node:crypto';
import { type Cursor, LIST_REACH_MAX } from '@nukkad/contract';
import type { PageEnd } from '@nukkad/core/ports.ts';
import type { PageInput } from '@nukkad/job-search';
import type { RequestContext } from '../../mount/request-context.ts';

/** Returns a key for the reader of a list: the login, or for a visitor the network address and browser. */
function readerOf({ session, request }: Pick<RequestContext, 'session' | 'request'>): string {
  return session?.loginId ?? `${request.ip} ${request.headers['user-agent'] ?? ''}`;
}

interface Listed {
  readonly nextCursor: Cursor | null;
  readonly total: number;
}

/**
 * Reads a numbered page of a list, starting where the previous page ended. So clients without cursors get no job
 * twice and miss none while jobs arrive. Requests with a cursor or `extraSkip` are passed on unchanged. Decision 0027
 * explains why no offset is used.
 */
export async function continueFromPage<I extends PageInput, O extends Listed>(
  list: string,
  input: I,
  context: Pick<RequestContext, 'session' | 'request' | 'container'>,
  read: (input: I) => Promise<O>,
): Promise<O> {
  if (input.cursor !== undefined || (input.extraSkip ?? 0) > 0) return read(input);
  const { pageEnds, clock } = context.container;
  const name = JSON.stringify([readerOf(context), list, { ...input, page: 0 }]);
  const listKey = hash('sha256', name, 'base64');
  const before = input.page > 1 ? await pageEnds.get(listKey, input.page - 1, clock.now()) : undefined;
  const output = await read(before ? { ...input, ...placeAfter(before) } : input);
  const total = before?.total ?? output.total;
  await pageEnds.set(listKey, input.page, { cursor: output.nextCursor, total }, clock.now());
  return { ...output, total };
}

/**
 * Returns the input for the page after `end`. If the list ended there, the input selects a page that is always empty.
 */
function placeAfter({ cursor }: PageEnd): Pick<PageInput, 'page' | 'cursor'> {
  return cursor === null ? { page: LIST_REACH_MAX + 1 } : { page: 1, cursor };
}

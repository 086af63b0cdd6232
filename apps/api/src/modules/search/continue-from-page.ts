import { hash } from 'node:crypto';
import { type Cursor, LIST_REACH_MAX } from '@nukkad/contract';
import type { PageEnd } from '@nukkad/core/ports.ts';
import type { PageInput } from '@nukkad/job-search';
import type { RequestContext } from '../../mount/request-context.ts';

/** Who reads a list: the login, or for visitors the device as far as it can be told. */
function readerOf({ session, request }: Pick<RequestContext, 'session' | 'request'>): string {
  return session?.loginId ?? `${request.ip} ${request.headers['user-agent'] ?? ''}`;
}

interface Listed {
  readonly nextCursor: Cursor | null;
  readonly total: number;
}

/**
 * Reads a page that was asked for by number where the page before it ended, so that readers without cursors meet no job
 * twice and miss none while others arrive. Those who count arrivals themselves (`extraSkip`) are left to it.
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

/** Behind the end of a list there is nothing: as if all that lists reach had been read. */
function placeAfter({ cursor }: PageEnd): Pick<PageInput, 'page' | 'cursor'> {
  return cursor === null ? { page: LIST_REACH_MAX + 1 } : { page: 1, cursor };
}

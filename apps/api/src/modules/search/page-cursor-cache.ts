import { hash } from 'node:crypto';
import { type Cursor, LIST_REACH_MAX } from '@nukkad/contract';
import type { PageInput } from '@nukkad/job-search';
import type { RequestContext } from '../../mount/request-context.ts';

/** Where a page ended: how the list goes on, null at its end. */
interface PageEnd {
  readonly cursor: Cursor | null;
  readonly total: number;
}

interface Reading {
  readonly ends: Map<number, PageEnd>;
  readAt: number;
}

const FRESH_MILLISECONDS = 30 * 60_000;
const READINGS_MAX = 10_000;

/**
 * Where the pages that readers asked for by number ended, since a number means another page once new jobs have come.
 * It is memory alone: what it does not know is counted from the top.
 */
export class PageCursorCache {
  readonly #readings = new Map<string, Reading>();

  /** The end of a page of a reading. */
  get(reading: string, page: number, now: Date): PageEnd | undefined {
    const known = this.#readings.get(reading);
    if (known === undefined || now.getTime() - known.readAt > FRESH_MILLISECONDS) return undefined;
    return known.ends.get(page);
  }

  /** Caches the end of a page; the first page begins its reading anew. */
  set(reading: string, page: number, end: PageEnd, now: Date): void {
    const known = page === 1 ? undefined : this.#readings.get(reading);
    this.#readings.delete(reading);
    this.#readings.set(reading, {
      ends: (known?.ends ?? new Map()).set(page, end),
      readAt: now.getTime(),
    });
    const [oldest] = this.#readings.size > READINGS_MAX ? this.#readings.keys() : [];
    if (oldest !== undefined) this.#readings.delete(oldest);
  }
}

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
  const { pageCursors, clock } = context.container;
  const name = JSON.stringify([readerOf(context), list, { ...input, page: 0 }]);
  const reading = hash('sha256', name, 'base64');
  const before = input.page > 1 ? pageCursors.get(reading, input.page - 1, clock.now()) : undefined;
  const output = await read(before ? { ...input, ...placeAfter(before) } : input);
  const total = before?.total ?? output.total;
  pageCursors.set(reading, input.page, { cursor: output.nextCursor, total }, clock.now());
  return { ...output, total };
}

/** Behind the end of a list there is nothing: as if all that lists reach had been read. */
function placeAfter({ cursor }: PageEnd): Pick<PageInput, 'page' | 'cursor'> {
  return cursor === null ? { page: LIST_REACH_MAX + 1 } : { page: 1, cursor };
}

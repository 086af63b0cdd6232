import type { PageEnd, PageEnds } from '../../ports.ts';
import { FRESH_MILLISECONDS } from './fresh-milliseconds.ts';

interface ListEnds {
  readonly ends: Map<number, PageEnd>;
  readAt: number;
}

const LISTS_MAX = 10_000;

/** Stores the ends of pages in the memory of this process, for the last 10,000 lists. */
export class LocalPageEnds implements PageEnds {
  readonly #lists = new Map<string, ListEnds>();

  async get(listKey: string, page: number, now: Date): Promise<PageEnd | undefined> {
    const known = this.#lists.get(listKey);
    if (known === undefined || now.getTime() - known.readAt > FRESH_MILLISECONDS) return undefined;
    return known.ends.get(page);
  }

  async set(listKey: string, page: number, end: PageEnd, now: Date): Promise<void> {
    const known = page === 1 ? undefined : this.#lists.get(listKey);
    this.#lists.delete(listKey);
    this.#lists.set(listKey, {
      ends: (known?.ends ?? new Map()).set(page, end),
      readAt: now.getTime(),
    });
    const [oldest] = this.#lists.size > LISTS_MAX ? this.#lists.keys() : [];
    if (oldest !== undefined) this.#lists.delete(oldest);
  }
}

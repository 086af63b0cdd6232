import type { PageEnd, PageEnds } from '../../ports.ts';
import { FRESH_MILLISECONDS } from './fresh-milliseconds.ts';

interface ListEnds {
  readonly ends: Map<number, PageEnd>;
  readAt: number;
}

const READINGS_MAX = 10_000;

/** Ends of pages in this process's memory. */
export class LocalPageEnds implements PageEnds {
  readonly #readings = new Map<string, ListEnds>();

  async get(listKey: string, page: number, now: Date): Promise<PageEnd | undefined> {
    const known = this.#readings.get(listKey);
    if (known === undefined || now.getTime() - known.readAt > FRESH_MILLISECONDS) return undefined;
    return known.ends.get(page);
  }

  async set(listKey: string, page: number, end: PageEnd, now: Date): Promise<void> {
    const known = page === 1 ? undefined : this.#readings.get(listKey);
    this.#readings.delete(listKey);
    this.#readings.set(listKey, {
      ends: (known?.ends ?? new Map()).set(page, end),
      readAt: now.getTime(),
    });
    const [oldest] = this.#readings.size > READINGS_MAX ? this.#readings.keys() : [];
    if (oldest !== undefined) this.#readings.delete(oldest);
  }
}

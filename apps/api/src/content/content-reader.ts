import type { Database } from '@nukkad/db';

const FRESH_MILLISECONDS = 30_000;

interface Kept {
  readonly value: Promise<unknown>;
  readonly readAt: number;
}

/** Reads the editorial pages (policy, terms, page meta …) by key; an editor's change is seen within half a minute. */
export class ContentReader {
  readonly #prisma: Pick<Database['prisma'], 'contentPage'>;
  readonly #kept = new Map<string, Kept>();

  constructor(database: Pick<Database, 'prisma'>) {
    this.#prisma = database.prisma;
  }

  /** The page's content as it was stored; null where there is none. */
  page<T>(key: string): Promise<T | null> {
    const kept = this.#kept.get(key);
    if (kept && performance.now() - kept.readAt < FRESH_MILLISECONDS) return kept.value as Promise<T | null>;
    const value = this.#prisma.contentPage
      .findUnique({ where: { key }, select: { sections: true } })
      .then((row) => row?.sections ?? null);
    value.catch(() => this.#kept.delete(key));
    this.#kept.set(key, { value, readAt: performance.now() });
    return value as Promise<T | null>;
  }
}

import type { Database } from '@nukkad/db';
import { PromiseCache } from '@nukkad/promise-cache';

const TTL_MS = 30_000;

/** Reads the editorial pages (policy, terms, page meta …) by key; an editor's change is seen within half a minute. */
export class ContentReader {
  readonly #cache: PromiseCache<string, unknown>;

  constructor({ prisma }: Pick<Database, 'prisma'>) {
    const load = async (key: string) => {
      const row = await prisma.contentPage.findUnique({ where: { key }, select: { sections: true } });
      return row?.sections ?? null;
    };
    this.#cache = new PromiseCache({ load, ttl: TTL_MS });
  }

  /** The page's content as it was stored; null where there is none. */
  page<T>(key: string): Promise<T | null> {
    return this.#cache.get(key) as Promise<T | null>;
  }
}

import type { Database } from '@nukkad/db';
import { LRUCache } from 'lru-cache';

import type { ContentSource } from '../ports.ts';

const TTL_MS = 30_000;
const CACHED_MAX = 1000;

/** Reads the editorial pages (policy, terms, page meta …) by key. An editor's change is visible within half a minute. */
export class ContentReader implements ContentSource {
  readonly #cache: LRUCache<string, { readonly sections: unknown }>;

  constructor(database: Pick<Database, 'prisma'>) {
    this.#cache = new LRUCache<string, { readonly sections: unknown }>({
      max: CACHED_MAX,
      ttl: TTL_MS,
      ignoreFetchAbort: true,
      fetchMethod: async (key) => {
        const { contentPage } = database.prisma;
        const row = await contentPage.findUnique({ where: { key }, select: { sections: true } });
        return { sections: row?.sections ?? null };
      },
    });
  }

  /** Returns the page's content as it is stored; null if there is no such page. */
  async page<T>(key: string): Promise<T | null> {
    const { sections } = await this.#cache.forceFetch(key);
    return sections as T | null;
  }
}

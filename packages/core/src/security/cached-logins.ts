import type { Database } from '@nukkad/db';
import { isUuid } from '@nukkad/domain/uuid.ts';
import { LRUCache } from 'lru-cache';
import type { LoginRegistry, LoginState } from '../ports.ts';
import { selectLogin } from './security.queries.ts';

const TTL_MS = 2000;
const CACHED_MAX = 10_000;

/**
 * Reads whether a login is open, and caches the result for two seconds. A login that this process ends is refused at
 * once; one that another process ends is refused after at most two seconds.
 */
export class CachedLogins implements LoginRegistry {
  /** The cached states, by the ids of the seeker and the login. */
  readonly #cache: LRUCache<string, { readonly state: LoginState | null }>;

  constructor(database: Pick<Database, 'query'>) {
    this.#cache = new LRUCache({
      max: CACHED_MAX,
      ttl: TTL_MS,
      ignoreFetchAbort: true,
      fetchMethod: async (key) => {
        const [candidateId = '', loginId = ''] = key.split(' ');
        const [state = null] = await database.query(selectLogin(candidateId, loginId));
        return { state };
      },
    });
  }

  /** Returns the login's state; null if it does not exist or has ended. */
  async find(candidateId: string, loginId: string): Promise<LoginState | null> {
    if (!isUuid(candidateId) || !isUuid(loginId)) return null;
    const { state } = await this.#cache.forceFetch(`${candidateId} ${loginId}`);
    return state;
  }

  /** Empties the cache. Call it after logins have ended or a seeker's language has changed. */
  forget(): void {
    this.#cache.clear();
  }
}

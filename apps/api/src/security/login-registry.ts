import type { Language } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { isUuid } from '@nukkad/domain/uuid.ts';
import { PromiseCache } from '@nukkad/promise-cache';
import { selectLogin } from './security.queries.ts';

export interface LoginState {
  readonly language: Language | null;
}

const TTL_MS = 2000;
const CACHED_MAX = 10_000;

/**
 * Tells whether a login still holds. Answers are cached for two seconds, so that a busy reader costs one look; a login
 * ended in this process is forgotten at once, in others within that time.
 */
export class LoginRegistry {
  /** By the ids of the seeker and the login. */
  readonly #cache: PromiseCache<string, LoginState | null>;

  constructor(database: Pick<Database, 'query'>) {
    const load = async (key: string) => {
      const [candidateId = '', loginId = ''] = key.split(' ');
      return (await database.query(selectLogin(candidateId, loginId)))[0] ?? null;
    };
    this.#cache = new PromiseCache({ load, ttl: TTL_MS, max: CACHED_MAX });
  }

  async find(candidateId: string, loginId: string): Promise<LoginState | null> {
    if (!isUuid(candidateId) || !isUuid(loginId)) return null;
    return this.#cache.get(`${candidateId} ${loginId}`);
  }

  /** Forgets what is cached of a seeker: after logging out, deleting the account or changing the language. */
  forget(candidateId: string): void {
    this.#cache.delete((key) => key.startsWith(candidateId));
  }

  /** Forgets everything cached. */
  forgetAll(): void {
    this.#cache.clear();
  }
}

import type { Language } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { isUuid } from '../shared/require-uuid.ts';
import { selectLogin } from './security.queries.ts';

export interface LoginState {
  readonly language: Language | null;
}

interface CachedLogin {
  readonly state: LoginState | null;
  readonly readAt: number;
}

const FRESH_MILLISECONDS = 2000;
const CACHED_MAX = 10_000;

/**
 * Tells whether a login still holds. Answers are kept for two seconds, so that a busy reader costs one look; a login
 * ended in this process is forgotten at once, in others within that time.
 */
export class LoginRegistry {
  readonly #database: Pick<Database, 'query'>;
  readonly #cache = new Map<string, CachedLogin>();
  /** Counts what was forgotten: an answer read before that is not kept. */
  #forgotten = 0;

  constructor(database: Pick<Database, 'query'>) {
    this.#database = database;
  }

  async find(candidateId: string, loginId: string): Promise<LoginState | null> {
    const key = `${candidateId}:${loginId}`;
    const cached = this.#cache.get(key);
    if (cached && performance.now() - cached.readAt < FRESH_MILLISECONDS) return cached.state;
    const [forgotten, readAt] = [this.#forgotten, performance.now()];
    const state = await this.#read(candidateId, loginId);
    if (forgotten !== this.#forgotten) return state;
    if (this.#cache.size >= CACHED_MAX) this.#cache.clear();
    this.#cache.set(key, { state, readAt });
    return state;
  }

  /** Forgets what is kept of a seeker: after logging out, deleting the account or changing the language. */
  forget(candidateId: string): void {
    this.#forgotten += 1;
    for (const key of this.#cache.keys()) if (key.startsWith(candidateId)) this.#cache.delete(key);
  }

  /** Forgets everything kept. */
  forgetAll(): void {
    this.#forgotten += 1;
    this.#cache.clear();
  }

  async #read(candidateId: string, loginId: string): Promise<LoginState | null> {
    if (!isUuid(candidateId) || !isUuid(loginId)) return null;
    const rows = await this.#database.query(selectLogin(candidateId, loginId));
    return rows[0] ?? null;
  }
}

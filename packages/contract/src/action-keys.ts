import { ApiError } from './api-error.ts';

/** Milliseconds to wait before each retry of an action whose response was lost. */
const RETRY_DELAYS_MS = [500, 2000];
const KEY_BYTES = 16;

/**
 * Whether the client cannot know if the action succeeded: no response, the first attempt still running (409), or a
 * server error.
 */
function isResultUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || error.status === 409 || error.status >= 500;
}

/** Creates a random key. Does not use `randomUUID`, which browsers offer only on pages with TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

interface Action<T> {
  /** The action's name, which must be the same whenever the same seeker repeats the same action. */
  readonly name: string;
  /** The idempotency key, if the caller has already created and stored one. By default a new one is created. */
  readonly key?: string | undefined;
  readonly send: (key: string) => Promise<T>;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Gives each action of the user an idempotency key. If the response is lost, retries with the same key, and keeps the
 * key for the user's next attempt. Once the result is known, even if it is a refusal, the next attempt gets a new
 * key.
 */
export class ActionKeys {
  /** Idempotency keys of actions whose result is unknown, by the name of the action. */
  readonly #keysInDoubt = new Map<string, string>();

  async perform<T>({ name, key: given, send, signal }: Action<T>): Promise<T> {
    const key = given ?? this.#keysInDoubt.get(name) ?? newKey();
    for (let tries = 0; ; tries += 1) {
      try {
        const answer = await send(key);
        this.#keysInDoubt.delete(name);
        return answer;
      } catch (error) {
        const isInDoubt = isResultUnknown(error);
        if (isInDoubt) this.#keysInDoubt.set(name, key);
        else this.#keysInDoubt.delete(name);
        const delay = RETRY_DELAYS_MS[tries];
        if (delay === undefined || signal?.aborted || !isInDoubt) throw error;
        await wait(delay, signal);
      }
    }
  }
}

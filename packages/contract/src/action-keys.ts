import { ApiError } from './api-error.ts';

/** Milliseconds before each further try of an action whose answer was lost. */
const WAITS = [500, 2000];
const KEY_BYTES = 16;

/** Whether nobody can tell what became of the action: no answer came, it still runs, or something on the way broke. */
function isUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || error.status === 409 || error.status >= 500;
}

/** Unlike `randomUUID` it works on pages without TLS too. */
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
  /** The same for the same action of the same seeker. */
  readonly name: string;
  /** Made by the caller, who stores it. */
  readonly key?: string | undefined;
  readonly send: (key: string) => Promise<T>;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Gives each action of the user its key. One whose answer was lost is sent again under the same key, and keeps it for
 * when the user tries once more; any answer, a refusal too, ends it.
 */
export class ActionKeys {
  readonly #lost = new Map<string, string>();

  async perform<T>({ name, key: given, send, signal }: Action<T>): Promise<T> {
    const key = given ?? this.#lost.get(name) ?? newKey();
    for (let tries = 0; ; tries += 1) {
      try {
        const answer = await send(key);
        this.#lost.delete(name);
        return answer;
      } catch (error) {
        const isLost = isUnknown(error);
        if (isLost) this.#lost.set(name, key);
        else this.#lost.delete(name);
        const pause = WAITS[tries];
        if (pause === undefined || signal?.aborted || !isLost) throw error;
        await wait(pause, signal);
      }
    }
  }
}

import { isRetryable, type SendAnswer } from '@nukkad/contract/realtime/realtime.domain.ts';
import { BackOff } from '../../lib/connection/back-off.ts';

/**
 * Error code of a message without an acknowledgement from the server, which may have stored it or not. Its key makes
 * it safe to send it again.
 */
export const NO_ANSWER = 'OFFLINE';

const AGAIN = { firstMs: 2000, maxMs: 30_000 };

/** A message that the server has not stored yet. */
export interface Outgoing {
  readonly clientKey: string;
  readonly text: string;
  /**
   * Error code of a rejected message, or `OFFLINE` without an acknowledgement; null while it is queued or being sent.
   */
  readonly problem: string | null;
}

interface Parts {
  /** Resolves with the acknowledgement; rejects if there is none. */
  send(one: Outgoing): Promise<SendAnswer>;
  onStored(one: Outgoing, answer: SendAnswer & { readonly success: true }): void;
  onChange(all: readonly Outgoing[]): void;
}

type Stored = SendAnswer & { readonly success: true };

/** Returns whether a message with this problem is retried automatically. */
export function isTemporary(problem: string | null): boolean {
  return problem === NO_ANSWER || (problem !== null && isRetryable(problem));
}

/**
 * Sends messages one at a time, so that the server stores them in the order of writing. After a temporary error the
 * queue retries with exponential backoff. A message that the server rejected for good does not block the next ones.
 */
export class Outbox {
  readonly #parts: Parts;
  readonly #backOff = new BackOff(AGAIN);
  #all: readonly Outgoing[] = [];
  /** Key of the message that is being sent. */
  #sending: string | null = null;
  #isOpen = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  add(text: string): void {
    this.#change([...this.#all, { clientKey: crypto.randomUUID(), text, problem: null }]);
    void this.#sendNext();
  }

  /** Adds messages of an earlier visit at the front of the queue. */
  restore(stored: readonly Outgoing[]): void {
    const queuedKeys = new Set(this.#all.map(({ clientKey }) => clientKey));
    this.#change([...stored.filter(({ clientKey }) => !queuedKeys.has(clientKey)), ...this.#all]);
    void this.#sendNext();
  }

  /** Removes a queued message. A message that is being sent cannot be removed. */
  remove(clientKey: string): void {
    if (this.#sending === clientKey) return;
    this.#change(this.#all.filter((one) => one.clientKey !== clientKey));
    void this.#sendNext();
  }

  /** Sends a rejected message again, with the same key. */
  again(clientKey: string): void {
    this.#setProblem(clientKey, null);
    this.#resume();
  }

  /** Sends the queued messages. Call it when the connection opens. */
  open(): void {
    this.#isOpen = true;
    this.#resume();
  }

  /** Keeps further messages in the queue. Call it when the connection is lost. */
  shut(): void {
    this.#isOpen = false;
  }

  #resume(): void {
    this.#change(this.#all.map((one) => (isTemporary(one.problem) ? { ...one, problem: null } : one)));
    void this.#sendNext();
  }

  /** Stops all retries. */
  close(): void {
    this.#backOff.stop();
  }

  async #sendNext(): Promise<void> {
    const next = this.#all.find(({ problem }) => problem === null || isTemporary(problem));
    if (!this.#isOpen || this.#sending !== null || !next || next.problem !== null) return;
    this.#sending = next.clientKey;
    const answer = await this.#parts.send(next).catch(() => null);
    this.#sending = null;
    if (answer?.success) this.#finish(next, answer);
    else this.#setProblem(next.clientKey, answer?.code ?? NO_ANSWER);
    if (isTemporary(this.#problemOf(next.clientKey))) this.#backOff.later(() => this.#resume());
    else void this.#sendNext();
  }

  #finish(one: Outgoing, answer: Stored): void {
    this.#backOff.reset();
    this.#parts.onStored(one, answer);
    this.#change(this.#all.filter(({ clientKey }) => clientKey !== one.clientKey));
  }

  #problemOf(key: string): string | null {
    return this.#all.find(({ clientKey }) => clientKey === key)?.problem ?? null;
  }

  #setProblem(key: string, problem: string | null): void {
    this.#change(this.#all.map((one) => (one.clientKey === key ? { ...one, problem } : one)));
  }

  #change(all: readonly Outgoing[]): void {
    this.#all = all;
    this.#parts.onChange(all);
  }
}

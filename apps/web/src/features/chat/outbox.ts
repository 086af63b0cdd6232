import { mayBeSentAgain, type SendAnswer } from '@nukkad/contract/realtime/realtime.domain.ts';
import { BackOff } from '../../lib/connection/back-off.ts';

/** No answer came: whether the message was stored is not known, its key makes sending it again safe. */
export const NO_ANSWER = 'OFFLINE';

const AGAIN = { firstMs: 2000, mostMs: 30_000 };

/** A message that is not stored yet. */
export interface Outgoing {
  readonly clientKey: string;
  readonly text: string;
  /** A refusal's code, `OFFLINE` where no answer came; null while it is under way or waits for its turn. */
  readonly problem: string | null;
}

interface Parts {
  /** Resolves with the chat's answer; rejects when none came. */
  send(one: Outgoing): Promise<SendAnswer>;
  onStored(one: Outgoing, answer: SendAnswer & { readonly success: true }): void;
  onChange(all: readonly Outgoing[]): void;
}

type Stored = SendAnswer & { readonly success: true };

/** Whether it is sent again by itself. */
export function isPassing(problem: string | null): boolean {
  return problem === NO_ANSWER || (problem !== null && mayBeSentAgain(problem));
}

/**
 * Sends messages one after the other, so that they are stored as they were written. One that cannot be stored for a
 * passing cause is sent again by itself, and those behind it wait; one that a rule refused lets them pass.
 */
export class Outbox {
  readonly #parts: Parts;
  readonly #backOff = new BackOff(AGAIN);
  #all: readonly Outgoing[] = [];
  /** The key of the one that is under way. */
  #sending: string | null = null;
  #isOpen = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  add(text: string): void {
    this.#change([...this.#all, { clientKey: crypto.randomUUID(), text, problem: null }]);
    void this.#sendNext();
  }

  /** Takes in what waits from before: it was written earlier, and goes first. */
  restore(stored: readonly Outgoing[]): void {
    const here = new Set(this.#all.map(({ clientKey }) => clientKey));
    this.#change([...stored.filter(({ clientKey }) => !here.has(clientKey)), ...this.#all]);
    void this.#sendNext();
  }

  /** Does not send it; one that is under way cannot be taken back. */
  remove(clientKey: string): void {
    if (this.#sending === clientKey) return;
    this.#change(this.#all.filter((one) => one.clientKey !== clientKey));
    void this.#sendNext();
  }

  /** Sends a refused message again, under its key. */
  again(clientKey: string): void {
    this.#setProblem(clientKey, null);
    this.#resume();
  }

  /** The line is open: what waits is sent. */
  open(): void {
    this.#isOpen = true;
    this.#resume();
  }

  /** The line is lost: what is written waits for it. */
  shut(): void {
    this.#isOpen = false;
  }

  #resume(): void {
    this.#change(this.#all.map((one) => (isPassing(one.problem) ? { ...one, problem: null } : one)));
    void this.#sendNext();
  }

  /** Sends nothing more by itself. */
  close(): void {
    this.#backOff.stop();
  }

  async #sendNext(): Promise<void> {
    const next = this.#all.find(({ problem }) => problem === null || isPassing(problem));
    if (!this.#isOpen || this.#sending !== null || !next || next.problem !== null) return;
    this.#sending = next.clientKey;
    const answer = await this.#parts.send(next).catch(() => null);
    this.#sending = null;
    if (answer?.success) this.#finish(next, answer);
    else this.#setProblem(next.clientKey, answer?.code ?? NO_ANSWER);
    if (isPassing(this.#problemOf(next.clientKey))) this.#backOff.later(() => this.#resume());
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

import { ChatRefusal } from '../chat-refusal.ts';

const WINDOW_MS = 10_000;
const MESSAGES_A_WINDOW = 20;

/** Lets each seeker send so many messages in ten seconds, over all devices of this process. */
export class SendingRate {
  readonly #sent = new Map<string, number[]>();

  /** Counts one message; throws RATE_LIMITED when there were too many. */
  count(candidateId: string, nowMs: number = Date.now()): void {
    const recent = (this.#sent.get(candidateId) ?? []).filter((at) => at > nowMs - WINDOW_MS);
    if (recent.length >= MESSAGES_A_WINDOW) throw new ChatRefusal('RATE_LIMITED');
    this.#sent.set(candidateId, [...recent, nowMs]);
  }

  forget(candidateId: string): void {
    this.#sent.delete(candidateId);
  }
}

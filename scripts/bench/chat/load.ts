import { setTimeout as sleep } from 'node:timers/promises';

/** Sends one message as the seeker at a place. Resolves when it is done. */
export type Send = (place: number) => Promise<void>;

export interface Measured {
  readonly aSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly failures: readonly string[];
}

interface Options {
  readonly send: Send;
  /** Number of seekers. They take turns, so that nobody reaches the limit of messages. */
  readonly seekers: number;
  readonly seconds: number;
}

let turn = 0;

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;

function measuredFrom(times: number[], seconds: number, failures: readonly string[]): Measured {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    aSecond: times.length / seconds,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    failures,
  };
}

/** Keeps a number of messages on the way: when one is done, the next is sent. */
export async function loadWith(senders: number, { send, seekers, seconds }: Options): Promise<Measured> {
  const times: number[] = [];
  const failures: string[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  const sendInTurn = async () => {
    while (performance.now() < until) {
      const sentAt = performance.now();
      turn = (turn + 1) % seekers;
      await send(turn).then(
        () => times.push(performance.now() - sentAt),
        (error: Error) => failures.push(error.message),
      );
    }
  };
  await Promise.all(Array.from({ length: senders }, sendInTurn));
  return measuredFrom(times, (performance.now() - began) / 1000, failures);
}

/** Sends at a fixed rate, whether earlier messages are done or not. Times count from when a message was due. */
export async function loadAt(rate: number, { send, seekers, seconds }: Options): Promise<Measured> {
  const times: number[] = [];
  const failures: string[] = [];
  const running: Promise<void>[] = [];
  const began = performance.now();
  const count = Math.floor(rate * seconds);
  for (let sent = 0; sent < count; ) {
    const due = Math.min(count, Math.floor(((performance.now() - began) / 1000) * rate));
    for (; sent < due; sent += 1) {
      const dueAt = began + (sent / rate) * 1000;
      turn = (turn + 1) % seekers;
      const done = send(turn).then(
        () => void times.push(performance.now() - dueAt),
        (error: Error) => void failures.push(error.message),
      );
      running.push(done);
    }
    await sleep(1);
  }
  await Promise.all(running);
  return measuredFrom(times, seconds, failures);
}

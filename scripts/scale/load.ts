import { setTimeout as sleep } from 'node:timers/promises';
import { routes } from '@nukkad/contract';
import type { Device } from './device.ts';

const PAGES = ['/joblist', '/', '/faq', '/hi/joblist', '/mr/joblist'];
const WORDS = ['driver', 'cook', 'security guard', 'delivery', 'sales', 'nurse', 'ड्रायव्हर', 'helper'];
/** Milliseconds between messages, within the limit of twenty in ten seconds. */
const MESSAGE_EVERY_MS = 700;

/** The results of one kind of load. */
export interface Tally {
  readonly kind: string;
  answered: number;
  readonly failures: string[];
  slowestMs: number;
}

async function note(tally: Tally, work: () => Promise<string | null>): Promise<void> {
  const began = performance.now();
  const failure = await work().catch((error: Error & { cause?: { code?: string } }) =>
    `${error.message} ${error.cause?.code ?? ''}`.trim(),
  );
  tally.slowestMs = Math.max(tally.slowestMs, performance.now() - began);
  if (failure === null) tally.answered += 1;
  else tally.failures.push(failure);
}

async function answerOf(origin: string, path: string, init?: RequestInit): Promise<string | null> {
  const answer = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(20_000) });
  await answer.arrayBuffer();
  return answer.ok ? null : `${answer.status} of ${path}`;
}

/** Sends searches, page views and messages concurrently, until `stop` is called. */
export class Load {
  readonly searches: Tally = { kind: 'searches', answered: 0, failures: [], slowestMs: 0 };
  readonly pages: Tally = { kind: 'pages', answered: 0, failures: [], slowestMs: 0 };
  readonly messages: Tally = { kind: 'messages', answered: 0, failures: [], slowestMs: 0 };
  readonly #origin: string;
  readonly #loops: Promise<void>[] = [];
  #isOver = false;

  constructor(origin: string, devices: readonly Device[]) {
    this.#origin = origin;
    for (let caller = 0; caller < 4; caller += 1) {
      this.#loop((round) => this.#search(caller * 1000 + round), this.searches);
      this.#loop((round) => this.#view(caller * 1000 + round), this.pages);
    }
    devices.forEach((device, at) => {
      const send = async (round: number) => {
        await device.send(`message ${round} of device ${at}`);
        return null;
      };
      this.#loop(send, this.messages, MESSAGE_EVERY_MS);
    });
  }

  get tallies(): readonly Tally[] {
    return [this.searches, this.pages, this.messages];
  }

  /** Resets the counts. */
  reset(): void {
    for (const tally of this.tallies) Object.assign(tally, { answered: 0, slowestMs: 0, failures: [] });
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#loops);
  }

  #loop(work: (round: number) => Promise<string | null>, tally: Tally, pauseMs = 10): void {
    const run = async () => {
      for (let round = 0; !this.#isOver; round += 1) {
        await note(tally, () => work(round));
        await sleep(pauseMs);
      }
    };
    this.#loops.push(run());
  }

  #search(round: number): Promise<string | null> {
    const body = JSON.stringify({
      city: 'Pune',
      searchText: WORDS[round % WORDS.length],
      size: 10,
      pageNo: 1,
    });
    const headers = { 'content-type': 'application/json' };
    return answerOf(this.#origin, `/api${routes.jobFilter.path}`, { method: 'POST', headers, body });
  }

  /**
   * Requests a page. Half of the requests have a unique URL, so that their pages are rendered and not served from a
   * cache.
   */
  #view(round: number): Promise<string | null> {
    const path = PAGES[round % PAGES.length] ?? '/';
    return answerOf(this.#origin, round % 2 === 0 ? path : `${path}?view=${round}`);
  }
}

import type { Valkey } from '@nukkad/valkey';
import { FRESH_MILLISECONDS, type PageEnd, type PageEnds } from './page-ends.ts';

const keyOf = (reading: string) => `pages:${reading}`;

/** Ends of pages in Valkey, a hash for each reading, so that the next page may be another process's; `local` while it is away. */
export class SharedPageEnds implements PageEnds {
  readonly #valkey: Valkey;
  readonly #local: PageEnds;

  constructor(valkey: Valkey, local: PageEnds) {
    this.#valkey = valkey;
    this.#local = local;
  }

  async get(reading: string, page: number, now: Date): Promise<PageEnd | undefined> {
    const answer = await this.#valkey.ask(async (client) => ({
      stored: await client.hget(keyOf(reading), String(page)),
    }));
    if (answer === null) return this.#local.get(reading, page, now);
    return answer.stored === null ? undefined : (JSON.parse(answer.stored) as PageEnd);
  }

  async set(reading: string, page: number, end: PageEnd, now: Date): Promise<void> {
    const key = keyOf(reading);
    const answer = await this.#valkey.ask((client) => {
      const change = client.multi();
      if (page === 1) change.del(key);
      return change.hset(key, String(page), JSON.stringify(end)).pexpire(key, FRESH_MILLISECONDS).exec();
    });
    if (answer === null) await this.#local.set(reading, page, end, now);
  }
}

import type { Valkey } from '@nukkad/server/valkey/valkey.ts';
import type { PageEnd, PageEnds } from '../../ports.ts';
import { FRESH_MILLISECONDS } from './fresh-milliseconds.ts';

const keyOf = (listKey: string) => `pages:${listKey}`;

/**
 * Script that stores the end of a page; for page 1 it deletes the other ends. It is one script, because a process
 * that stopped between separate commands would leave a key that never expires.
 */
const SET = `
  if ARGV[1] == '1' then redis.call('DEL', KEYS[1]) end
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
  return redis.call('PEXPIRE', KEYS[1], ARGV[3])`;

function readStored(reply: unknown): { readonly end: PageEnd | undefined } {
  if (reply === null) return { end: undefined };
  const end = JSON.parse(String(reply)) as Partial<PageEnd> | null;
  if (typeof end?.total !== 'number') throw new TypeError('the stored value is not the end of a page');
  return { end: end as PageEnd };
}

function readDone(reply: unknown): true {
  if (reply !== 1) throw new TypeError('PEXPIRE did not return 1');
  return true;
}

/**
 * Stores the ends of pages in Valkey, one hash for each list, so that any process can read the next page. Uses
 * `local` if Valkey is down.
 */
export class SharedPageEnds implements PageEnds {
  readonly #valkey: Valkey;
  readonly #local: PageEnds;

  constructor(valkey: Valkey, local: PageEnds) {
    this.#valkey = valkey;
    this.#local = local;
  }

  async get(listKey: string, page: number, now: Date): Promise<PageEnd | undefined> {
    const answer = await this.#valkey.ask((client) => client.hget(keyOf(listKey), String(page)), readStored);
    if (answer === null) return this.#local.get(listKey, page, now);
    return answer.end;
  }

  async set(listKey: string, page: number, end: PageEnd, now: Date): Promise<void> {
    const values = [String(page), JSON.stringify(end), FRESH_MILLISECONDS];
    const answer = await this.#valkey.ask(
      (client) => client.eval(SET, 1, keyOf(listKey), ...values),
      readDone,
    );
    if (answer === null) await this.#local.set(listKey, page, end, now);
  }
}

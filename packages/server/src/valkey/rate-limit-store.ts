import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RouteOptions } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Valkey } from './valkey.ts';

const KEY_PREFIX = 'rate:';
const LOCAL_KEYS_MAX = 5000;

/**
 * Script that increments the count and sets its expiry atomically. With two commands, the process could die in
 * between and leave a key that never expires.
 */
const COUNT = `
  local current = redis.call('INCR', KEYS[1])
  if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { current, redis.call('PTTL', KEYS[1]) }`;

interface Count {
  readonly current: number;
  readonly ttl: number;
}

type Callback = (error: Error | null, count?: Count) => void;

/** Counts by key in fixed windows, of this process only. */
class LocalCounts {
  readonly #windows = new LRUCache<string, { current: number; endsAtMs: number }>({ max: LOCAL_KEYS_MAX });

  count(key: string, windowMs: number): Count {
    const now = Date.now();
    let window = this.#windows.get(key);
    if (window === undefined || window.endsAtMs <= now) {
      window = { current: 0, endsAtMs: now + windowMs };
      this.#windows.set(key, window);
    }
    window.current += 1;
    return { current: window.current, ttl: window.endsAtMs - now };
  }
}

function readCount(reply: unknown): Count {
  const [current, ttl] = reply as readonly unknown[];
  if (!Number.isInteger(current) || !Number.isInteger(ttl)) throw new TypeError('is no count');
  return { current: Number(current), ttl: Math.max(0, Number(ttl)) };
}

async function countIn(valkey: Valkey, key: string, windowMs: number): Promise<Count | null> {
  return valkey.ask((client) => client.eval(COUNT, 1, `${KEY_PREFIX}${key}`, windowMs), readCount);
}

/**
 * Returns the store class for `@fastify/rate-limit` with which all processes share their counts. If Valkey cannot be
 * reached, each process counts by itself, so limits still apply and no request is refused because of the outage.
 * `name` separates the counts of different kinds of servers.
 */
export function sharedRateLimitStore(valkey: Valkey, name: string): FastifyRateLimitStoreCtor {
  class SharedStore implements FastifyRateLimitStore {
    readonly #local = new LocalCounts();
    readonly #prefix: string;

    constructor(prefix: string) {
      this.#prefix = prefix;
    }

    incr(key: string, callback: Callback, windowMs: number): void {
      countIn(valkey, `${this.#prefix}:${key}`, windowMs).then(
        (count) => callback(null, count ?? this.#local.count(key, windowMs)),
        (error: Error) => callback(error),
      );
    }

    child(options: object): FastifyRateLimitStore {
      // The plugin passes the route as `routeInfo`, although its types say that the options are the route's.
      const { method = '', url = '' } = (options as { routeInfo: Partial<RouteOptions> }).routeInfo;
      return new SharedStore(`${name}:${method}${url}`);
    }
  }
  return class extends SharedStore {
    constructor() {
      super(name);
    }
  };
}

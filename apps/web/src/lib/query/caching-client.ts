import type { Language } from '@nukkad/contract';
import type { RouteKey } from '@nukkad/contract/load-route.ts';
import type { Api } from '../api/api.ts';

const CACHED_MS = 300_000;

interface CachedAnswer {
  readonly until: number;
  readonly answer: Promise<unknown>;
}
const cache = new Map<string, CachedAnswer>();

/**
 * For the server, which answers many readers: lists that are the same for all of them and change by the day are asked
 * for once in five minutes, not once a page. `routes` take no input.
 */
export function cachingClient(
  api: Api,
  language: Language,
  routes: readonly RouteKey[],
  now: () => number = Date.now,
): Api {
  return {
    call(key, input, options) {
      if (!routes.includes(key)) return api.call(key, input, options);
      const name = `${language} ${key}`;
      const known = cache.get(name);
      if (known && known.until > now()) return known.answer as ReturnType<typeof api.call<typeof key>>;
      const answer = api.call(key, input);
      cache.set(name, { until: now() + CACHED_MS, answer });
      answer.catch(() => cache.delete(name));
      return answer;
    },
  };
}

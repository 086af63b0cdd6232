import type { Language } from '@nukkad/contract';
import type { RouteKey } from '@nukkad/contract/load-route.ts';
import type { Api } from '../api/api.ts';

interface CachedAnswer {
  readonly until: number;
  readonly answer: Promise<unknown>;
}

interface CachingClientOptions {
  readonly language: Language;
  /** Routes to cache, which have no input, with the lifetime of their responses in milliseconds. */
  readonly routes: Partial<Record<RouteKey, number>>;
  readonly now?: () => number;
}

const cache = new Map<string, CachedAnswer>();

/**
 * Wraps an API and caches responses that are the same for all readers. The server uses it, because it would otherwise
 * fetch them for every page.
 */
export function cachingClient(api: Api, { language, routes, now = Date.now }: CachingClientOptions): Api {
  return {
    call(key, input, options) {
      const servesMs = routes[key];
      if (servesMs === undefined) return api.call(key, input, options);
      const name = `${language} ${key}`;
      const known = cache.get(name);
      if (known && known.until > now()) return known.answer as ReturnType<typeof api.call<typeof key>>;
      const answer = api.call(key, input);
      cache.set(name, { until: now() + servesMs, answer });
      answer.catch(() => cache.delete(name));
      return answer;
    },
  };
}

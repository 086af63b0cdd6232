import type { Language } from '@nukkad/contract';
import type { RouteKey } from '@nukkad/contract/load-route.ts';
import type { Api } from '../api/api.ts';

const KEPT_MS = 300_000;

interface Kept {
  readonly until: number;
  readonly answer: Promise<unknown>;
}
const kept = new Map<string, Kept>();

/**
 * For the server, which answers many readers: lists that are the same for all of them and change by the day are asked
 * for once in five minutes, not once a page. `routes` take no input.
 */
export function rememberingClient(
  api: Api,
  language: Language,
  routes: readonly RouteKey[],
  now: () => number = Date.now,
): Api {
  return {
    call(key, input, options) {
      if (!routes.includes(key)) return api.call(key, input, options);
      const name = `${language} ${key}`;
      const known = kept.get(name);
      if (known && known.until > now()) return known.answer as ReturnType<typeof api.call<typeof key>>;
      const answer = api.call(key, input);
      kept.set(name, { until: now() + KEPT_MS, answer });
      answer.catch(() => kept.delete(name));
      return answer;
    },
  };
}

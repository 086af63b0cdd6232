import type { AnyRoute, Language } from '@nukkad/contract';
import type { ApiClient } from '@nukkad/contract/client.ts';

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
  api: ApiClient,
  language: Language,
  routes: readonly AnyRoute[],
  now: () => number = Date.now,
): ApiClient {
  return {
    call(route, input, options) {
      if (!routes.some((shared) => shared.key === route.key)) return api.call(route, input, options);
      const name = `${language} ${route.key}`;
      const known = kept.get(name);
      if (known && known.until > now()) return known.answer as ReturnType<typeof api.call<typeof route>>;
      const answer = api.call(route, input);
      kept.set(name, { until: now() + KEPT_MS, answer });
      answer.catch(() => kept.delete(name));
      return answer;
    },
  };
}

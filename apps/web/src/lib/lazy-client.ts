import type { AnyRoute } from '@nukkad/contract';
import type { ApiClient, ClientOptions } from '@nukkad/contract/client.ts';

/** What the browser's build makes of a contract route: its key now, the rest with the first call. */
interface LazyRoute {
  readonly key: string;
  load(): Promise<AnyRoute>;
}

function isLazy(route: AnyRoute | LazyRoute): route is LazyRoute {
  return 'load' in route;
}

/** The contract's client, fetched together with the route of its first call. */
export function createLazyClient(options: ClientOptions): ApiClient {
  let client: Promise<ApiClient> | null = null;
  const fetchClient = () => {
    client ??= import('@nukkad/contract/client.ts').then((module) => module.createClient(options));
    // A chunk that a broken line kept away is asked for again by the next call.
    client.catch(() => {
      client = null;
    });
    return client;
  };
  return {
    async call(route, input, call) {
      const named: AnyRoute | LazyRoute = route;
      const [ready, whole] = await Promise.all([fetchClient(), isLazy(named) ? named.load() : named]);
      return ready.call(whole as typeof route, input, call);
    },
  };
}

import type { ApiClient, ClientOptions } from '@nukkad/contract/client.ts';
import { loadRoute } from '@nukkad/contract/load-route.ts';
import type { Api } from './api.ts';

/** Creates an API whose client is imported at its first call. */
export function createApi(options: ClientOptions): Api {
  let client: Promise<ApiClient> | null = null;
  const importClient = () => {
    client ??= import('@nukkad/contract/client.ts').then((module) => module.createClient(options));
    // The import failed, for example offline. The next call tries it again.
    client.catch(() => {
      client = null;
    });
    return client;
  };
  return {
    async call(key, input, call) {
      const [ready, route] = await Promise.all([importClient(), loadRoute(key)]);
      return ready.call(route, input as never, call) as never;
    },
  };
}

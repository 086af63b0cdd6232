import { type Localized, routes } from '@nukkad/contract';
import { createClient } from '@nukkad/contract/client.ts';
import { PromiseCache } from '@nukkad/promise-cache';
import type { WebConfig } from './config.ts';
import { pageFetch } from './page-fetch.ts';

const TTL_MS = 300_000;
/** Asked for all, they count against nobody's limit. */
const OWN_ADDRESS = '127.0.0.1';

type Names = ReadonlyMap<string, Localized>;

/** The cities and works that there are, with their names, by key; asked for once in some minutes. */
export class ReferenceLists {
  readonly #config: Pick<WebConfig, 'apiOrigin' | 'deadlines'>;
  readonly #lists = new PromiseCache<'cities' | 'works', Names>({
    load: (list) => (list === 'cities' ? this.#readCities() : this.#readWorks()),
    ttl: TTL_MS,
    servesStale: true,
  });

  constructor(config: Pick<WebConfig, 'apiOrigin' | 'deadlines'>) {
    this.#config = config;
  }

  get cities(): Promise<Names> {
    return this.#lists.get('cities');
  }

  get works(): Promise<Names> {
    return this.#lists.get('works');
  }

  get #client() {
    const { apiOrigin, deadlines } = this.#config;
    const headers = { 'x-forwarded-for': OWN_ADDRESS };
    return createClient({ baseUrl: apiOrigin, fetch: pageFetch(deadlines.page), headers });
  }

  async #readCities(): Promise<Names> {
    const { cities } = await this.#client.call(routes.cityList, {});
    return new Map(cities.map(({ key, names }) => [key, names]));
  }

  async #readWorks(): Promise<Names> {
    const { jobProfiles } = await this.#client.call(routes.jobFilterOptions, {});
    return new Map(jobProfiles.map(({ key, name }) => [key, name]));
  }
}

import { type Localized, routes } from '@nukkad/contract';
import { createClient } from '@nukkad/contract/client.ts';
import { LRUCache } from 'lru-cache';
import type { WebConfig } from './config.ts';
import { pageFetch } from './page-fetch.ts';

const TTL_MS = 300_000;
/** The web server asks for all its readers, so the request counts against no reader's rate limit. */
const OWN_ADDRESS = '127.0.0.1';

type Names = ReadonlyMap<string, Localized>;

/** Names of all cities and occupations, by key. Cached for five minutes; older lists are served while new ones load. */
export class ReferenceLists {
  readonly #config: Pick<WebConfig, 'apiOrigin' | 'deadlines'>;
  readonly #lists = new LRUCache<'cities' | 'works', Names>({
    max: 2,
    ttl: TTL_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (list) => (list === 'cities' ? this.#readCities() : this.#readWorks()),
  });

  constructor(config: Pick<WebConfig, 'apiOrigin' | 'deadlines'>) {
    this.#config = config;
  }

  get cities(): Promise<Names> {
    return this.#lists.forceFetch('cities');
  }

  get works(): Promise<Names> {
    return this.#lists.forceFetch('works');
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

import { type Localized, routes } from '@nukkad/contract';
import { LRUCache } from 'lru-cache';
import { apiClient, SERVER_ADDRESS } from './api-client.ts';
import type { WebConfig } from './config.ts';

const TTL_MS = 300_000;

type Names = ReadonlyMap<string, Localized>;

/** The names of all cities and occupations by key, read from the API and cached for five minutes. */
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
    return apiClient({ apiOrigin, clientAddress: SERVER_ADDRESS, timeoutMs: deadlines.page });
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

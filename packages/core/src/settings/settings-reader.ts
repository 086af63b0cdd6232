import { type Maintenance, type Settings, settingsFromRows } from '@nukkad/contract/settings.ts';
import type { Database } from '@nukkad/db';
import { LRUCache } from 'lru-cache';
import type { CoreConfig } from '../config/core-config.ts';
import type { SettingsSource } from '../ports.ts';
import { selectSettings } from './settings.queries.ts';

const TTL_MS = 2000;

/** Reads the operators' settings; a change reaches every process within two seconds. */
export class SettingsReader implements SettingsSource {
  readonly #cache: LRUCache<'settings', Settings>;

  constructor(database: Pick<Database, 'query'>, config: Pick<CoreConfig, 'isProduction'>) {
    this.#cache = new LRUCache({
      max: 1,
      ttl: TTL_MS,
      ignoreFetchAbort: true,
      fetchMethod: async () => {
        const settings = settingsFromRows(await database.query(selectSettings()));
        // Skipping the code is for development: in production it would let anyone claim any number.
        return config.isProduction ? { ...settings, skipOtp: false } : settings;
      },
    });
  }

  read(): Promise<Settings> {
    return this.#cache.forceFetch('settings');
  }

  /** Returns the operators' announcement of read-only mode; null while writing is possible. */
  async maintenance(): Promise<Maintenance | null> {
    const settings = await this.read();
    return settings.maintenance;
  }

  /** Drops the cached settings, so that the next call reads them again. */
  forget(): void {
    this.#cache.clear();
  }
}

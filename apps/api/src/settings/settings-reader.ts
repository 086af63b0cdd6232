import { type Maintenance, type Settings, settingsFromRows } from '@nukkad/contract/settings.ts';
import type { Database } from '@nukkad/db';
import { PromiseCache } from '@nukkad/promise-cache';
import type { Config } from '../config.ts';
import { selectSettings } from './settings.queries.ts';

const TTL_MS = 2000;

/** Reads the operators' settings; a change reaches every process within two seconds. */
export class SettingsReader {
  readonly #cache: PromiseCache<'settings', Settings>;

  constructor(database: Pick<Database, 'query'>, config: Pick<Config, 'isProduction'>) {
    const load = async () => {
      const settings = settingsFromRows(await database.query(selectSettings()));
      // Skipping the code is for development: in production it would let anyone claim any number.
      return config.isProduction ? { ...settings, skipOtp: false } : settings;
    };
    this.#cache = new PromiseCache({ load, ttl: TTL_MS });
  }

  read(): Promise<Settings> {
    return this.#cache.get('settings');
  }

  /** Returns the operators' announcement of read-only mode; null while writing is possible. */
  async maintenance(): Promise<Maintenance | null> {
    return (await this.#cache.get('settings')).maintenance;
  }

  /** Drops the cached settings, so that the next call reads them again. */
  forget(): void {
    this.#cache.clear();
  }
}

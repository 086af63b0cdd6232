import { type Settings, settingsFromRows } from '@nukkad/contract/settings.ts';
import type { Database } from '@nukkad/db';
import type { Config } from '../config.ts';
import { selectSettings } from './settings.queries.ts';

const FRESH_MILLISECONDS = 2000;

/** Reads the operators' settings; a change reaches every process within two seconds. */
export class SettingsReader {
  readonly #database: Pick<Database, 'query'>;
  readonly #isProduction: boolean;
  #kept: { settings: Promise<Settings>; readAt: number } | null = null;

  constructor(database: Pick<Database, 'query'>, config: Pick<Config, 'isProduction'>) {
    this.#database = database;
    this.#isProduction = config.isProduction;
  }

  read(): Promise<Settings> {
    if (this.#kept && performance.now() - this.#kept.readAt < FRESH_MILLISECONDS) return this.#kept.settings;
    const settings = this.#load();
    const kept = { settings, readAt: performance.now() };
    this.#kept = kept;
    settings.catch(() => {
      if (this.#kept === kept) this.#kept = null;
    });
    return settings;
  }

  /** Reads anew at the next call. */
  forget(): void {
    this.#kept = null;
  }

  async #load(): Promise<Settings> {
    const rows = await this.#database.query(selectSettings());
    const settings = settingsFromRows(rows);
    // Skipping the code is for development: in production it would let anyone claim any number.
    return this.#isProduction ? { ...settings, skipOtp: false } : settings;
  }
}

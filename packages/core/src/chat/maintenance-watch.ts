import { settingsFromRows } from '@nukkad/contract/settings.ts';
import type { Database } from '@nukkad/db';
import { selectMaintenance } from './conversations.queries.ts';

const TTL_MS = 2000;

/** Caches whether the product is in read-only mode, for two seconds. */
export class MaintenanceWatch {
  readonly #database: Database;
  #readAt = Number.NEGATIVE_INFINITY;
  #isOn = false;

  constructor(database: Database) {
    this.#database = database;
  }

  async isOn(now = performance.now()): Promise<boolean> {
    if (now - this.#readAt < TTL_MS) return this.#isOn;
    const { maintenance } = settingsFromRows(await this.#database.query(selectMaintenance()));
    this.#isOn = maintenance !== null;
    this.#readAt = now;
    return this.#isOn;
  }
}

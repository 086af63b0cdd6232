import {
  type CoreConfig,
  coreEnvironment,
  countSetting,
  readSettings,
} from '@nukkad/core/config/core-config.ts';
import * as z from 'zod';

const environment = coreEnvironment.extend({
  HOST: z.string().default('127.0.0.1'),
  /** The port of `/healthz` and `/readyz`. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(4200),
  /** Seconds that a task under way may take after SIGTERM. */
  CLOSE_SECONDS: countSetting(15, 1),
});

export interface Config extends CoreConfig {
  readonly HOST: string;
  readonly PORT: number;
  readonly CLOSE_SECONDS: number;
}

/** Reads the settings from environment variables. Throws an error that names every wrong setting. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  return readSettings('Worker', environment, variables);
}

import type { Database } from '@nukkad/db';
import type { Config } from './config.ts';
import { type Clock, systemClock } from './gateways/clock/clock.ts';
import { LoginRegistry } from './security/login-registry.ts';
import { SettingsReader } from './settings/settings-reader.ts';

/** What use-cases are given: made once at start, replaced in part by tests. */
export interface Container {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsReader;
  readonly logins: LoginRegistry;
}

export type ContainerParts = Pick<Container, 'config' | 'database'> & Partial<Container>;

/** Fills in whatever the caller did not bring. */
export function createContainer(parts: ContainerParts): Container {
  const { config, database } = parts;
  return {
    config,
    database,
    clock: parts.clock ?? systemClock,
    settings: parts.settings ?? new SettingsReader(database, config),
    logins: parts.logins ?? new LoginRegistry(database),
  };
}

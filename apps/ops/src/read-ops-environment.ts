import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CoreConfig, readCoreConfig } from '@nukkad/core/config/core-config.ts';
import { UsageError } from './command.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Database, secret and settings of a call of the command line. */
export interface OpsEnvironment {
  /** URL of the database. Null if DATABASE_URL is not set and no "npm start" with an embedded database is running. */
  readonly url: string | null;
  /** Whether `config` contains the JWT_SECRET of the API. Otherwise it contains a random one. */
  readonly hasSecret: boolean;
  /** Throws if a setting is wrong. */
  readonly readConfig: (url: string) => CoreConfig;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Reads the secrets that "npm start" stores next to the data of its embedded database. */
function embeddedSecrets(home: string): Environment {
  try {
    const { JWT_SECRET } = JSON.parse(read(join(home, 'secrets.json')) ?? '{}') as Environment;
    return { JWT_SECRET };
  } catch {
    return {};
  }
}

/**
 * Reads the settings from the environment, or else from the "npm start" whose data folder is `home`. Settings that
 * only servers need in production, such as their URLs, are optional.
 */
export function readOpsEnvironment(environment: Environment, home: string): OpsEnvironment {
  const isEmbedded = !environment.DATABASE_URL;
  const url = environment.DATABASE_URL || read(join(home, 'db', 'address'));
  const own = isEmbedded && url !== null ? embeddedSecrets(home) : {};
  const secret = environment.JWT_SECRET || own.JWT_SECRET;
  return {
    url,
    hasSecret: Boolean(secret),
    readConfig: (DATABASE_URL) => {
      const config = readCoreConfig({
        ...environment,
        NODE_ENV: 'development',
        DATABASE_URL,
        JWT_SECRET: secret || randomBytes(32).toString('hex'),
        DATA_DIR: environment.DATA_DIR ?? (isEmbedded ? join(home, 'files') : undefined),
      });
      return { ...config, isProduction: environment.NODE_ENV === 'production' };
    },
  };
}

/**
 * Returns the operator's key from OPS_KEY, or from the file OPS_KEY_FILE. Throws UsageError if the file cannot be
 * read.
 */
export function operatorKey({ OPS_KEY, OPS_KEY_FILE }: Environment): string | undefined {
  if (OPS_KEY !== undefined || OPS_KEY_FILE === undefined) return OPS_KEY;
  const key = read(OPS_KEY_FILE);
  if (key === null) throw new UsageError(`the file of OPS_KEY_FILE cannot be read: ${OPS_KEY_FILE}`);
  return key.trim();
}

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '@nukkad/api/config.ts';
import { UsageError } from './command.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What a call of the command line works with. */
export interface OpsSurroundings {
  /** Null if there is neither DATABASE_URL nor a running "npm start" with a database of its own. */
  readonly url: string | null;
  /** Whether `config` has the product's own secret; otherwise it is a random one. */
  readonly hasSecret: boolean;
  /** Throws if a setting is wrong. */
  readonly readConfig: (url: string) => Config;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** The secrets of a plain "npm start", which are stored next to its data. */
function embeddedSecrets(home: string): Environment {
  try {
    const { JWT_SECRET } = JSON.parse(read(join(home, 'secrets.json')) ?? '{}') as Environment;
    return { JWT_SECRET };
  } catch {
    return {};
  }
}

/**
 * The settings of a call: the environment's, else those of the "npm start" whose data are in `home`. What only the servers need
 * in production (who runs the product, its addresses) is not required.
 */
export function readSurroundings(environment: Environment, home: string): OpsSurroundings {
  const isEmbedded = !environment.DATABASE_URL;
  const url = environment.DATABASE_URL || read(join(home, 'db', 'address'));
  const own = isEmbedded && url !== null ? embeddedSecrets(home) : {};
  const secret = environment.JWT_SECRET || own.JWT_SECRET;
  return {
    url,
    hasSecret: Boolean(secret),
    readConfig: (DATABASE_URL) => {
      const config = readConfig({
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

/** The key of whoever calls: given, or in a file that only they can read. */
export function operatorKey({ OPS_KEY, OPS_KEY_FILE }: Environment): string | undefined {
  if (OPS_KEY !== undefined || OPS_KEY_FILE === undefined) return OPS_KEY;
  const key = read(OPS_KEY_FILE);
  if (key === null) throw new UsageError(`the file of OPS_KEY_FILE cannot be read: ${OPS_KEY_FILE}`);
  return key.trim();
}

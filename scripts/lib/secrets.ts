import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Plain } from './steps.mjs';

const NAMES = ['JWT_SECRET'] as const;
export type Secrets = Record<(typeof NAMES)[number], string>;

function readExisting(file: string): Partial<Secrets> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Plain(`${file} cannot be read as JSON. Mend it, or begin anew: npm start -- --fresh`);
  }
}

/** Keys of this machine (32 bytes each, hexadecimal), made once and readable by their owner alone. */
export function ensureSecrets(file: string): Secrets {
  const existing = readExisting(file);
  const missing = NAMES.filter((name) => typeof existing[name] !== 'string');
  const secrets = { ...existing } as Secrets;
  for (const name of missing) secrets[name] = randomBytes(32).toString('hex');
  if (missing.length > 0) writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}

import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { UserFacingError } from './steps.mjs';

const NAMES = ['JWT_SECRET', 'PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY'] as const;
export type Secrets = Record<(typeof NAMES)[number], string>;

function readExisting(file: string): Partial<Secrets> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UserFacingError(`${file} cannot be read as JSON. Mend it, or begin anew: npm start -- --fresh`);
  }
}

/** Returns a pair of VAPID keys (RFC 8292) on the curve P-256, in base64url. */
function pushKeys(): Pick<Secrets, 'PUSH_PUBLIC_KEY' | 'PUSH_PRIVATE_KEY'> {
  const curve = createECDH('prime256v1');
  const PUSH_PUBLIC_KEY = curve.generateKeys('base64url');
  // The curve omits leading zeros of the number.
  const PUSH_PRIVATE_KEY = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  return { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY };
}

/**
 * Keys for development on this machine, created once and readable only by their owner: 32 bytes in hexadecimal for
 * tokens, and a key pair for push messages.
 */
export function ensureSecrets(file: string): Secrets {
  const existing = readExisting(file);
  if (NAMES.every((name) => typeof existing[name] === 'string')) return existing as Secrets;
  const { JWT_SECRET, PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY } = existing;
  const pair = PUSH_PUBLIC_KEY && PUSH_PRIVATE_KEY ? { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY } : pushKeys();
  const secrets = { ...existing, JWT_SECRET: JWT_SECRET ?? randomBytes(32).toString('hex'), ...pair };
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}

import { MINUTE_MS } from '@nukkad/domain/durations.ts';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import type { Container } from '../container.ts';
import type { RotatingKey } from '../security/keys.ts';

/** Milliseconds for which a challenge is valid, and for which the browser shows its dialog. */
export const CHALLENGE_MS = 5 * MINUTE_MS;

/** The audience of challenges that sign in. Those that add a passkey name the member instead. */
export const SIGN_IN = 'sign-in';

type Deps = Pick<Container, 'clock' | 'keys'>;

const bytesOf = (key: string): Uint8Array => Buffer.from(key, 'hex');

/**
 * Creates a challenge for one use of a passkey. It is a signed text with an expiry, so that asking for one stores
 * nothing.
 */
export function createChallenge({ clock, keys }: Deps, audience: string): Promise<string> {
  const issued = clock.now();
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setJti(crypto.randomUUID())
    .setExpirationTime(new Date(issued.getTime() + CHALLENGE_MS))
    .sign(bytesOf(keys.passkeyChallenge[0]));
}

async function isSigned(text: string, key: string, audience: string, now: Date): Promise<boolean> {
  const options = { audience, currentDate: now, algorithms: ['HS256'] };
  return jwtVerify(text, bytesOf(key), options).then(
    () => true,
    () => false,
  );
}

/** Returns whether a challenge is from here, for this audience and still valid. `encoded` is base64url, as browsers send it. */
export async function isValidChallenge(
  { clock, keys }: Deps,
  encoded: string,
  audience: string,
): Promise<boolean> {
  const text = Buffer.from(encoded, 'base64url').toString();
  const all: RotatingKey = keys.passkeyChallenge;
  for (const key of all) if (await isSigned(text, key, audience, clock.now())) return true;
  return false;
}

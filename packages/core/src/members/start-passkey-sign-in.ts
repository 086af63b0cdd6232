import type { Container } from '../container.ts';
import { CHALLENGE_MS, createChallenge, SIGN_IN } from './passkey-challenge.ts';

/**
 * Returns the options with which a browser asks for a passkey. They name no account: the device shows the passkeys that
 * it has for the hire site.
 */
export async function startPasskeySignIn(deps: Pick<Container, 'clock' | 'keys'>, hireOrigin: string) {
  const challenge = Buffer.from(await createChallenge(deps, SIGN_IN)).toString('base64url');
  return {
    challenge,
    rpId: new URL(hireOrigin).hostname,
    timeout: CHALLENGE_MS,
    userVerification: 'required' as const,
  };
}

import { expect, it } from 'vitest';
import { startPasskeySignIn } from './start-passkey-sign-in.ts';

it.each(['https://hire.test', 'https://hire.test:8443'])(
  'a sign-in at %s asks for a passkey of the host, without its port',
  async (origin) => {
    const deps = { clock: { now: () => new Date() }, keys: { passkeyChallenge: ['ab'.repeat(32)] } };
    const options = await startPasskeySignIn(deps as never, origin);
    expect(options).toMatchObject({ rpId: 'hire.test', timeout: 300_000, userVerification: 'required' });
    expect(Buffer.from(options.challenge, 'base64url').toString().split('.')).toHaveLength(3);
  },
);

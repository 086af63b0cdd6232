import type { PartnerInput, passkeySignIn } from '@nukkad/contract/partner/index.ts';
import type { Container } from '../container.ts';
import type { Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { PartnerError } from '../errors/partner-error.ts';
import { useChallenge } from '../session/use-credential.ts';
import { openSession } from './open-session.ts';
import { isValidChallenge, SIGN_IN } from './passkey-challenge.ts';

type Credential = PartnerInput<typeof passkeySignIn>['body']['credential'];
type Deps = Pick<Container, 'database' | 'clock' | 'keys'>;

interface EnterByPasskey {
  readonly credential: Credential;
  /** Origin of the hire site, on which the passkey must have been used. */
  readonly hireOrigin: string;
  readonly device: string | null;
  /** The cookie of the session that the browser had before. */
  readonly former: string | undefined;
}

interface StoredPasskey {
  readonly publicKey: string;
  readonly counter: bigint;
}

interface Proof {
  /** The challenge in base64url. */
  readonly challenge: string;
  /** The authenticator's new count; 0 if it does not count. */
  readonly counter: number;
}

/** Verifies the signature, the origin, the challenge and the count. Returns null if one of them is wrong. */
async function verify(
  deps: Deps,
  { credential, hireOrigin }: EnterByPasskey,
  stored: StoredPasskey,
): Promise<Proof | null> {
  // Loaded when it is first used, because most processes and members never need it.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  let challenge = '';
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: (encoded) => {
        challenge = encoded;
        return isValidChallenge(deps, encoded, SIGN_IN);
      },
      expectedOrigin: hireOrigin,
      expectedRPID: new URL(hireOrigin).hostname,
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
        counter: Number(stored.counter),
      },
    });
    return verified ? { challenge, counter: authenticationInfo.newCounter } : null;
  } catch {
    // The library throws for everything that a browser would not send.
    return null;
  }
}

async function enter(
  tx: Transaction,
  { id, memberId, counter }: { readonly id: string; readonly memberId: string; readonly counter: number },
  { device, former }: Pick<EnterByPasskey, 'device' | 'former'>,
  now: Date,
): Promise<string> {
  // A use with an older count would mean that the passkey was copied.
  const { count } = await tx.passkey.updateMany({
    where: { id, counter: { lte: counter } },
    data: { counter, usedAt: now },
  });
  if (count === 0) throw new PartnerError('PASSKEY_INVALID');
  return openSession(tx, { memberId, device, former }, now);
}

/**
 * Signs a member in with a passkey. Throws PASSKEY_INVALID if the passkey is unknown, its proof is wrong, or the proof was
 * used before, and ACCOUNT_SUSPENDED.
 */
export async function enterByPasskey(
  deps: Deps,
  request: EnterByPasskey,
): Promise<{ memberId: string; cookie: string }> {
  const { database, clock } = deps;
  const passkey = await database.prisma.passkey.findUnique({
    where: { credentialId: request.credential.id },
    include: { member: true },
  });
  if (passkey === null) throw new PartnerError('PASSKEY_INVALID');
  const proof = await verify(deps, request, passkey);
  if (proof === null) throw new PartnerError('PASSKEY_INVALID');
  const { id, memberId, member } = passkey;
  if (member.suspendedAt)
    throw new AppError('ACCOUNT_SUSPENDED', { extra: { reason: member.suspendedReason ?? 'other' } });
  if (!(await useChallenge(deps, proof.challenge))) throw new PartnerError('PASSKEY_INVALID');
  const now = clock.now();
  const cookie = await database.transaction((tx) =>
    enter(tx, { id, memberId, counter: proof.counter }, request, now),
  );
  return { memberId, cookie };
}

import type { PartnerInput, passkeyAdd } from '@nukkad/contract/partner/index.ts';
import type { Container } from '../container.ts';
import { lockKey } from '../database/locks.queries.ts';
import { PartnerError } from '../errors/partner-error.ts';
import { useChallenge } from '../session/use-credential.ts';
import { writeAudit } from '../shared/audit.ts';
import { type MemberSession, memberActor } from './member-session.ts';
import { isValidChallenge } from './passkey-challenge.ts';
import { PASSKEY_MAX } from './start-passkey.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'keys'>;
type Credential = PartnerInput<typeof passkeyAdd>['body']['credential'];

interface AddPasskey {
  readonly credential: Credential;
  readonly hireOrigin: string;
  /** The browser and system, as in the list of devices. */
  readonly device: string | null;
}

/** Verifies a new passkey. Returns its id and key in base64url, and its challenge; null if something is wrong. */
async function verify(deps: Deps, memberId: string, { credential, hireOrigin }: AddPasskey) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  let challenge = '';
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // The list of transports is text from the browser; it is only shown to that browser again.
      response: { ...credential, clientExtensionResults: {} } as never,
      expectedChallenge: (encoded) => {
        challenge = encoded;
        return isValidChallenge(deps, encoded, memberId);
      },
      expectedOrigin: hireOrigin,
      expectedRPID: new URL(hireOrigin).hostname,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { challenge, credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  } catch {
    return null;
  }
}

/**
 * Stores a passkey of the member. Throws PASSKEY_INVALID if its proof is wrong, was used before, or the passkey exists
 * already, and PASSKEY_LIMIT from PASSKEY_MAX on.
 */
export async function addPasskey(
  deps: Deps,
  { memberId }: MemberSession,
  request: AddPasskey,
): Promise<void> {
  const { database, clock } = deps;
  const proof = await verify(deps, memberId, request);
  if (proof === null || !(await useChallenge(deps, proof.challenge)))
    throw new PartnerError('PASSKEY_INVALID');
  const { credentialId, publicKey, counter } = proof;
  const { device, credential } = request;
  const now = clock.now();
  await database.transaction(async (tx) => {
    await tx.query(lockKey(`passkeys:${memberId}`));
    if ((await tx.passkey.count({ where: { memberId } })) >= PASSKEY_MAX)
      throw new PartnerError('PASSKEY_LIMIT');
    const { count } = await tx.passkey.createMany({
      data: {
        memberId,
        credentialId,
        publicKey,
        counter,
        transports: credential.response.transports ?? [],
        device,
        createdAt: now,
      },
      skipDuplicates: true,
    });
    if (count === 0) throw new PartnerError('PASSKEY_INVALID');
    await writeAudit(tx, { actor: memberActor(memberId), action: 'passkey-added', subject: memberId }, now);
  });
}

import type { Container } from '../container.ts';
import { PartnerError } from '../errors/partner-error.ts';
import type { MemberSession } from './member-session.ts';
import { CHALLENGE_MS, createChallenge } from './passkey-challenge.ts';

/** Maximum number of passkeys of a member. */
export const PASSKEY_MAX = 10;

/** The signature algorithms that are accepted, as COSE numbers: Ed25519, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257];

type Deps = Pick<Container, 'database' | 'clock' | 'keys'>;

const PUBLIC_KEY = 'public-key' as const;

/**
 * Returns the options with which a browser creates a passkey for the member. Passkeys that the member has are excluded, so
 * that a device does not get two. Throws PASSKEY_LIMIT from PASSKEY_MAX on.
 */
export async function startPasskey(deps: Deps, { memberId, name, phone }: MemberSession, hireOrigin: string) {
  const known = await deps.database.prisma.passkey.findMany({ where: { memberId } });
  if (known.length >= PASSKEY_MAX) throw new PartnerError('PASSKEY_LIMIT');
  const challenge = Buffer.from(await createChallenge(deps, memberId)).toString('base64url');
  return {
    challenge,
    rp: { id: new URL(hireOrigin).hostname, name: 'Nukkad Jobs' },
    user: {
      id: Buffer.from(memberId).toString('base64url'),
      name: phone,
      displayName: name === '' ? phone : name,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: PUBLIC_KEY })),
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId, type: PUBLIC_KEY })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  };
}

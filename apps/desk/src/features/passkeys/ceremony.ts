import type { PartnerInput, PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import type {
  passkeyAdd,
  passkeySignIn,
  passkeyStartAdding,
  passkeyStartSignIn,
} from '@nukkad/contract/partner/passkey.routes.ts';

/** Why the browser returned no passkey. `cancelled` includes a dialog that nobody answered in time. */
export type CeremonyProblem = 'cancelled' | 'exists' | 'failed';

type NewCredential = PartnerInput<typeof passkeyAdd>['body']['credential'];
type UsedCredential = PartnerInput<typeof passkeySignIn>['body']['credential'];

/** Asks the browser for a new passkey. Throws the browser's error. */
export async function createPasskey(
  options: PartnerOutput<typeof passkeyStartAdding>,
): Promise<NewCredential> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, rawId, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, ...(transports === undefined ? {} : { transports }) },
  };
}

/** Asks the browser for the proof of a passkey that it has for this site. Throws the browser's error. */
export async function provePasskey(
  options: PartnerOutput<typeof passkeyStartSignIn>,
): Promise<UsedCredential> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, rawId, response } = await startAuthentication({ optionsJSON: options });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle === undefined ? {} : { userHandle }),
    },
  };
}

/** Returns what to say about an error of the browser. */
export function ceremonyProblem(error: unknown): CeremonyProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'exists' : 'failed';
}

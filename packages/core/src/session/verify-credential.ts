import type { SignInInput } from '@nukkad/contract';
import type { Container } from '../container.ts';
import { AppError, invalidField } from '../errors/app-error.ts';
import { isIdentityToken } from '../gateways/identity/verify-google-token.ts';
import type { TokenVerifier, VerifiedPerson } from '../ports.ts';
import { redeemTicket } from './redeem-ticket.ts';
import { useAccessToken, useIdentityToken } from './use-credential.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'identity'>;

/** The sender of a credential, from headers that no script can change. */
export interface CredentialSource {
  readonly nonce: string | null;
  /** Whether a page of our own site sent it. */
  readonly isOwnPage: boolean;
}

async function googlePerson(
  deps: Deps,
  credential: string,
  { nonce, isOwnPage }: CredentialSource,
): Promise<VerifiedPerson | null> {
  // Only the mobile app sends identity tokens. On our own pages a token could only come from a stranger's link.
  if (deps.identity.googleTokens && isIdentityToken(credential))
    return isOwnPage ? null : deps.identity.googleTokens.verify(credential);
  const person = await redeemTicket(deps, credential, nonce);
  return person?.provider === 'GOOGLE' ? person : null;
}

function checkClaims(person: VerifiedPerson, input: SignInInput): void {
  const claimed = input.claimedEmail?.toLowerCase();
  if (claimed === undefined || claimed === person.email) return;
  throw invalidField('email', "is not the credential's");
}

/**
 * Returns the person behind a Google credential: the one-time code of the redirect, or the mobile app's identity
 * token. Each works once. Throws SIGN_IN_FAILED if it is not valid.
 */
export async function verifyGoogleCredential(
  deps: Deps,
  input: SignInInput,
  source: CredentialSource,
): Promise<VerifiedPerson> {
  if (!deps.identity.hasGoogle) throw new AppError('SIGN_IN_UNAVAILABLE', { retryAfter: 3600 });
  const person = await googlePerson(deps, input.credential, source);
  if (!person) throw new AppError('SIGN_IN_FAILED');
  checkClaims(person, input);
  // A one-time code is already used up by redeeming it.
  if (isIdentityToken(input.credential) && !(await useIdentityToken(deps, input.credential)))
    throw new AppError('SIGN_IN_FAILED');
  return person;
}

/**
 * Returns the person behind a Facebook credential, or null if it is not valid. Our own pages send the one-time code of
 * the redirect. The mobile app sends an access token.
 */
async function facebookPerson(
  deps: Deps,
  facebook: TokenVerifier,
  credential: string,
  { nonce, isOwnPage }: CredentialSource,
): Promise<VerifiedPerson | null> {
  if (!isOwnPage) return facebook.verify(credential);
  const person = await redeemTicket(deps, credential, nonce);
  return person?.provider === 'FACEBOOK' ? person : null;
}

/** Returns the person behind a Facebook credential. Throws SIGN_IN_FAILED if it is not valid here. */
export async function verifyFacebookCredential(
  deps: Deps,
  input: SignInInput,
  source: CredentialSource,
): Promise<VerifiedPerson> {
  const { facebook } = deps.identity;
  if (!facebook) throw new AppError('SIGN_IN_UNAVAILABLE', { retryAfter: 3600 });
  const person = await facebookPerson(deps, facebook, input.credential, source);
  if (!person) throw new AppError('SIGN_IN_FAILED');
  checkClaims(person, input);
  // A one-time code was used up when it was redeemed.
  if (!source.isOwnPage && !(await useAccessToken(deps, input.credential)))
    throw new AppError('SIGN_IN_FAILED');
  return person;
}

import type { VerifiedPerson } from '../../ports.ts';

/** The claims of an OpenID token that signing in uses. */
export interface OpenIdClaims {
  readonly sub?: string;
  readonly name?: string;
  readonly email?: string;
  readonly email_verified?: boolean | string;
  readonly picture?: string;
}

/** A person from OpenID claims; null unless the provider vouches for the e-mail. */
export function personFromClaims(claims: OpenIdClaims): VerifiedPerson | null {
  const isVouchedFor = claims.email_verified === true || claims.email_verified === 'true';
  if (!claims.sub || !claims.email || !isVouchedFor) return null;
  return {
    provider: 'GOOGLE',
    subject: claims.sub,
    email: claims.email.toLowerCase(),
    name: claims.name?.trim() || claims.email.split('@')[0] || '',
    imageUrl: claims.picture?.startsWith('https://') ? claims.picture : null,
  };
}

import type { VerifiedPerson } from '../../ports.ts';

/** The claims of an OpenID Connect token that sign-in uses. */
export interface OpenIdClaims {
  readonly sub?: string;
  readonly name?: string;
  readonly email?: string;
  readonly email_verified?: boolean | string;
  readonly picture?: string;
}

/** Returns the person of the claims; null if the provider has not verified the e-mail address. */
export function personFromClaims(claims: OpenIdClaims): VerifiedPerson | null {
  const isEmailVerified = claims.email_verified === true || claims.email_verified === 'true';
  if (!claims.sub || !claims.email || !isEmailVerified) return null;
  return {
    provider: 'GOOGLE',
    subject: claims.sub,
    email: claims.email.toLowerCase(),
    name: claims.name?.trim() || claims.email.split('@')[0] || '',
    imageUrl: claims.picture?.startsWith('https://') ? claims.picture : null,
  };
}

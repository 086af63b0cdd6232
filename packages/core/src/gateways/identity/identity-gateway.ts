import type { CoreConfig } from '../../config/core-config.ts';
import { FacebookGateway } from './facebook-gateway.ts';
import { GoogleTokenVerifier } from './verify-google-token.ts';

/** Verifies the credentials of sign-in providers; null for a provider that is not configured. */
export interface IdentityGateway {
  /** Whether people can sign in with Google, or outside production with the local provider in its place. */
  readonly hasGoogle: boolean;
  readonly googleTokens: GoogleTokenVerifier | null;
  readonly facebook: FacebookGateway | null;
}

export function createIdentityGateway(config: CoreConfig): IdentityGateway {
  return {
    hasGoogle: config.google !== null || !config.isProduction,
    googleTokens: config.google && new GoogleTokenVerifier(config.google.id, config.GOOGLE_KEYS_URL),
    facebook: config.facebook && new FacebookGateway(config.facebook, config.FACEBOOK_GRAPH_URL),
  };
}

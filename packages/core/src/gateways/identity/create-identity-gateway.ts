import type { CoreConfig } from '../../config/core-config.ts';
import type { IdentityGateway } from '../../ports.ts';
import { FacebookGateway } from './facebook-gateway.ts';
import { GoogleTokenVerifier } from './verify-google-token.ts';

export function createIdentityGateway(config: CoreConfig): IdentityGateway {
  return {
    hasGoogle: config.google !== null || !config.isProduction,
    googleTokens: config.google && new GoogleTokenVerifier(config.google.id, config.GOOGLE_KEYS_URL),
    facebook: config.facebook && new FacebookGateway(config.facebook, config.FACEBOOK_GRAPH_URL),
  };
}

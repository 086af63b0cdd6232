import { FACEBOOK_API_VERSION } from '@nukkad/core/gateways/identity/facebook-gateway.ts';
import type { TokenVerifier, VerifiedPerson } from '@nukkad/core/ports.ts';
import OAuth2Strategy, { type StrategyOptions, type VerifyCallback } from 'passport-oauth2';
import type { SignInStateStore } from './sign-in-state-store.ts';

const DIALOG = `https://www.facebook.com/${FACEBOOK_API_VERSION}/dialog/oauth`;

export interface FacebookClient {
  readonly clientID: string;
  readonly clientSecret: string;
  readonly callbackURL: string;
  /** The address of the Graph API. */
  readonly graphUrl: string;
}

type ProfileDone = (error: unknown, person?: VerifiedPerson | null) => void;

function answerPerson(
  _access: string,
  _refresh: string,
  person: VerifiedPerson | null,
  done: VerifyCallback,
): void {
  done(null, person ?? false);
}

class FacebookStrategy extends OAuth2Strategy {
  // Not a private field, because `runStrategy` uses an object that inherits from this one.
  readonly gateway: TokenVerifier;

  constructor(options: StrategyOptions, gateway: TokenVerifier) {
    super(options, answerPerson);
    this.gateway = gateway;
  }

  /**
   * Passes the person to `done`. The token comes from Facebook's server, but is verified like one from the mobile
   * app.
   */
  override userProfile(accessToken: string, done: ProfileDone): void {
    this.gateway.verify(accessToken).then(
      (person) => done(null, person),
      (error: unknown) => done(error),
    );
  }
}

/**
 * Creates the strategy of the authorization-code flow with Facebook. State and PKCE verifier are stored in a cookie
 * of the user's browser.
 */
export function createFacebookStrategy(
  client: FacebookClient,
  gateway: TokenVerifier,
  store: SignInStateStore,
): OAuth2Strategy {
  const options = {
    authorizationURL: DIALOG,
    tokenURL: `${client.graphUrl}/${FACEBOOK_API_VERSION}/oauth/access_token`,
    clientID: client.clientID,
    clientSecret: client.clientSecret,
    callbackURL: client.callbackURL,
    scope: ['public_profile', 'email'],
    state: true,
    pkce: true,
    store,
  };
  return new FacebookStrategy(options as never, gateway);
}

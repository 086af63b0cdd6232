import { type OpenIdClaims, personFromClaims } from '@nukkad/core/gateways/identity/person-from-claims.ts';
import { type Profile, Strategy, type VerifyCallback } from 'passport-google-oauth20';
import type { SignInStateStore } from './sign-in-state-store.ts';

/** URLs of the provider's endpoints; by default Google's. */
export interface GoogleEndpoints {
  readonly authorizationURL?: string;
  readonly tokenURL?: string;
  readonly userProfileURL?: string;
}

export interface GoogleClient {
  readonly clientID: string;
  readonly clientSecret: string;
  readonly callbackURL: string;
  readonly endpoints: GoogleEndpoints;
}

function verify(_access: string, _refresh: string, profile: Profile, done: VerifyCallback): void {
  const person = personFromClaims(profile._json as OpenIdClaims);
  done(null, person ?? false);
}

class LocalizedGoogleStrategy extends Strategy {
  /**
   * Returns the parameters for the language of the provider's pages. Google uses `hl`; `ui_locales` is the standard
   * parameter.
   */
  override authorizationParams(options: { language?: string }): object {
    return { prompt: 'select_account', hl: options.language, ui_locales: options.language };
  }
}

/** Creates the Google strategy with state and PKCE, both stored in a cookie of the user's browser. */
export function createGoogleStrategy(client: GoogleClient, store: SignInStateStore): Strategy {
  const options = {
    clientID: client.clientID,
    clientSecret: client.clientSecret,
    callbackURL: client.callbackURL,
    ...client.endpoints,
    scope: ['openid', 'email', 'profile'],
    state: true,
    pkce: true,
    store,
  };
  // The typings lack `pkce` and `store`, which the parent class accepts.
  const strategy = new LocalizedGoogleStrategy(options as never, verify);
  const { _oauth2 } = strategy as unknown as {
    _oauth2: { useAuthorizationHeaderforGET(use: boolean): void };
  };
  // Otherwise the token would be in the URL of the profile request.
  _oauth2.useAuthorizationHeaderforGET(true);
  return strategy;
}

import { type OpenIdClaims, personFromClaims } from '@nukkad/core/gateways/identity/person-from-claims.ts';
import { type Profile, Strategy, type VerifyCallback } from 'passport-google-oauth20';
import type { SignInStateStore } from './sign-in-state-store.ts';

/** Where the provider answers; absent parts are Google's own. */
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
  /** Google shows its pages in `hl`; `ui_locales` is the standard's word for it. */
  override authorizationParams(options: { language?: string }): object {
    return { prompt: 'select_account', hl: options.language, ui_locales: options.language };
  }
}

/** The Google strategy with state and PKCE on, keeping both in the caller's own cookie. */
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
  // Its typings know neither `pkce` nor a store of one's own, both of which its parent takes.
  const strategy = new LocalizedGoogleStrategy(options as never, verify);
  const { _oauth2 } = strategy as unknown as {
    _oauth2: { useAuthorizationHeaderforGET(use: boolean): void };
  };
  // Else the token would stand in the address of the profile call.
  _oauth2.useAuthorizationHeaderforGET(true);
  return strategy;
}

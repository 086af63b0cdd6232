import type { AddressInfo } from 'node:net';
import type { TokenVerifier } from '@nukkad/core/ports.ts';
import { deriveKeys } from '@nukkad/core/security/keys.ts';
import type { FastifyInstance } from 'fastify';
import type { Strategy } from 'passport-oauth2';
import type { Config } from '../config.ts';
import { createFacebookStrategy } from './facebook-strategy.ts';
import { createGoogleStrategy, type GoogleEndpoints } from './google-strategy.ts';
import { LOCAL_PROVIDER_PATH, type LocalProviderOptions } from './local-provider/local-provider.ts';
import { type RedirectProvider, SignInStateStore } from './sign-in-state-store.ts';

const LOCAL_CLIENT_ID = 'nukkad-jobs-local';

/** The Passport strategies of the sign-in providers; null for one that is not configured. */
export interface SignInStrategies {
  /**
   * Creates the strategy. It is called at first use, because the local provider's own URL is known only when the
   * server listens.
   */
  readonly google: ((app: FastifyInstance) => Strategy) | null;
  readonly facebook: Strategy | null;
  /** Options of the local provider; null unless it is used in place of Google. */
  readonly localProvider: LocalProviderOptions | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    signIn: SignInStrategies;
  }
}

/** Returns the host, as part of a URL, at which this process can reach itself. */
function hostOf({ address, family }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return '127.0.0.1';
  return family === 'IPv6' ? `[${address}]` : address;
}

function localEndpoints(app: FastifyInstance, config: Config): GoogleEndpoints {
  const address = app.server.address() as AddressInfo;
  const inside = `http://${hostOf(address)}:${address.port}${LOCAL_PROVIDER_PATH}`;
  return {
    authorizationURL: new URL(`.${LOCAL_PROVIDER_PATH}/authorize`, config.apiUrl).href,
    tokenURL: `${inside}/token`,
    userProfileURL: `${inside}/userinfo`,
  };
}

function localOptions(config: Config): LocalProviderOptions | null {
  if (config.google !== null || config.isProduction) return null;
  return {
    clientId: LOCAL_CLIENT_ID,
    clientSecret: deriveKeys(config).localProvider,
    redirectUri: callbackUrl(config, 'google'),
  };
}

function callbackUrl(config: Config, provider: RedirectProvider): string {
  return new URL(`auth/${provider}/callback`, config.apiUrl).href;
}

function stateStore(config: Config, provider: RedirectProvider): SignInStateStore {
  return new SignInStateStore(provider, config);
}

function facebookStrategy(config: Config, gateway: TokenVerifier | null): Strategy | null {
  if (config.facebook === null || gateway === null) return null;
  const client = {
    clientID: config.facebook.id,
    clientSecret: config.facebook.secret,
    callbackURL: callbackUrl(config, 'facebook'),
    graphUrl: config.FACEBOOK_GRAPH_URL,
  };
  return createFacebookStrategy(client, gateway, stateStore(config, 'facebook'));
}

/**
 * Creates the strategies: Google if it is configured, else the local provider outside production; Facebook if it is
 * configured.
 */
export function createSignInStrategies(config: Config, facebook: TokenVerifier | null): SignInStrategies {
  const localProvider = localOptions(config);
  const client = config.google
    ? { clientID: config.google.id, clientSecret: config.google.secret }
    : localProvider && { clientID: localProvider.clientId, clientSecret: localProvider.clientSecret };
  let strategy: Strategy | null = null;
  const build = (app: FastifyInstance) => {
    const endpoints = localProvider ? localEndpoints(app, config) : {};
    const options = {
      ...(client as NonNullable<typeof client>),
      callbackURL: callbackUrl(config, 'google'),
      endpoints,
    };
    strategy ??= createGoogleStrategy(options, stateStore(config, 'google'));
    return strategy;
  };
  return {
    google: client ? build : null,
    facebook: facebookStrategy(config, facebook),
    localProvider,
  };
}

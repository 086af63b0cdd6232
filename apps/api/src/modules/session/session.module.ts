import { routes } from '@nukkad/contract';
import { type ApiModule, forAnyone } from '../../mount/route-binding.ts';
import { googleRedirects } from './google-redirects.ts';
import { facebookSignIn, googleSignIn, logout, refresh } from './handlers.ts';

/** Guessing credentials is hopeless, but nobody needs to try often either. */
const limits = { perMinute: 30 };

export const sessionModule: ApiModule = {
  name: 'session',
  routes: [
    forAnyone(routes.sessionGoogleSignIn, googleSignIn, limits),
    forAnyone(routes.sessionFacebookSignIn, facebookSignIn, limits),
    forAnyone(routes.sessionRefresh, refresh, limits),
    forAnyone(routes.sessionLogout, logout, limits),
  ],
  setUp: googleRedirects,
};

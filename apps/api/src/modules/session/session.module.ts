import { routes } from '@nukkad/contract';
import { type ApiModule, forAnyone } from '../../mount/route-binding.ts';
import { facebookSignIn, googleSignIn, logout, refresh } from './handlers.ts';
import { signInRedirects } from './sign-in-redirects.ts';

/**
 * Limits of the sign-in routes. The rate limit only protects the database, because credentials of 256 bits cannot be
 * guessed. It is high, because many phones share a carrier's address.
 */
const limits = { perMinute: 'SIGN_IN_PER_MINUTE', isShedLast: true } as const;

export const sessionModule: ApiModule = {
  name: 'session',
  routes: [
    forAnyone(routes.sessionGoogleSignIn, googleSignIn, limits),
    forAnyone(routes.sessionFacebookSignIn, facebookSignIn, limits),
    forAnyone(routes.sessionRefresh, refresh, limits),
    forAnyone(routes.sessionLogout, logout, limits),
  ],
  setUp: signInRedirects,
};

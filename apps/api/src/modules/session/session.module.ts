import { routes } from '@nukkad/contract';
import { type ApiModule, forAnyone, forSeeker } from '../../mount/route-binding.ts';
import { attach, facebookSignIn, googleSignIn, logout, phoneSignIn, refresh, sendCode } from './handlers.ts';
import { signInRedirects } from './sign-in-redirects.ts';

/**
 * Limits of the sign-in routes. The rate limit only protects the database: credentials of 256 bits cannot be guessed,
 * and codes have their own limits. It is high, because many phones share a carrier's address.
 */
const limits = { perMinute: 'SIGN_IN_PER_MINUTE', isShedLast: true } as const;

export const sessionModule: ApiModule = {
  name: 'session',
  routes: [
    forAnyone(routes.sessionGoogleSignIn, googleSignIn, limits),
    forAnyone(routes.sessionFacebookSignIn, facebookSignIn, limits),
    forAnyone(routes.signInSendCode, sendCode, limits),
    forAnyone(routes.signInByPhone, phoneSignIn, limits),
    forSeeker(routes.signInAttach, attach, limits),
    forAnyone(routes.sessionRefresh, refresh, limits),
    forAnyone(routes.sessionLogout, logout, limits),
  ],
  setUp: signInRedirects,
};

import { routes } from '@nukkad/contract';
import { newOpaqueToken } from '@nukkad/core/security/opaque-token.ts';
import { issueTicket } from '@nukkad/core/session/issue-ticket.ts';
import type { Response } from 'supertest';
import type { TestApp } from './test-app.ts';

/** The browser nonce of all sign-ins with these steps. */
export const NONCE = newOpaqueToken();

let next = 0;

/** Returns a person whom no earlier call returned, as a provider describes them. */
export function newPerson() {
  next += 1;
  return {
    provider: 'GOOGLE' as const,
    subject: `subject-${next}`,
    email: `person${next}@mail.example`,
    name: `Person ${next}`,
    imageUrl: null,
  };
}

/** Returns the refresh cookie that a response sets, as a browser sends it back; empty if it sets none. */
export function cookieOf(response: Response): string {
  const cookies = response.headers['set-cookie'] as unknown as string[] | undefined;
  return cookies?.find((cookie) => cookie.startsWith('nukkad_refresh='))?.split(';')[0] ?? '';
}

/** Returns the requests of signing in, refreshing and reading settings, sent to this app. */
export function signInSteps(test: TestApp) {
  const redeem = (credential: string, claims: object = {}) =>
    test.client.raw(routes.sessionGoogleSignIn, {
      body: { credential, ...claims },
      headers: { cookie: `nukkad_browser=${NONCE}` },
    });
  return {
    redeem,
    signIn: async (person = newPerson(), claims: object = {}) =>
      redeem(await issueTicket(test.container, person, NONCE), claims),
    refresh: (cookie: string, headers: Record<string, string> = {}) =>
      test.client.raw(routes.sessionRefresh, { headers: { cookie, ...headers } }),
    settingsWith: (token: string) =>
      test.client.as({ accessToken: token }).raw(routes.startupSeekerSettings, { body: {} }),
  };
}

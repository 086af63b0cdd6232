import { routes } from '@nukkad/contract';
import { logoSet, paperAdd, pictureAdd } from '@nukkad/contract/partner/index.ts';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WITH_HIRE } from '../../test/hire-site.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

/** Another number for each setting, so that a route with the limit of another one is noticed. */
const LIMITS = {
  SIGN_IN_PER_MINUTE: 2,
  UPLOADS_PER_MINUTE: 3,
  VIDEO_UPLOADS_PER_MINUTE: 4,
  RESUMES_PER_MINUTE: 5,
  EXPORTS_PER_MINUTE: 6,
} as const;

let test: TestApp;

beforeAll(async () => {
  const settings = Object.entries(LIMITS).map(([name, limit]) => [name, String(limit)]);
  test = await startTestApp({ ...WITH_HIRE, RATE_LIMIT_PER_MINUTE: '1000', ...Object.fromEntries(settings) });
});
afterAll(() => test.close());

it.each([
  { route: routes.sessionGoogleSignIn, setting: 'SIGN_IN_PER_MINUTE' },
  { route: routes.sessionFacebookSignIn, setting: 'SIGN_IN_PER_MINUTE' },
  { route: routes.signInSendCode, setting: 'SIGN_IN_PER_MINUTE' },
  { route: routes.signInByPhone, setting: 'SIGN_IN_PER_MINUTE' },
  { route: routes.signInAttach, setting: 'SIGN_IN_PER_MINUTE' },
  { route: routes.sessionRefresh, setting: 'SIGN_IN_PER_MINUTE' },
  { route: routes.sessionLogout, setting: 'SIGN_IN_PER_MINUTE' },
  { route: routes.fileUpload, setting: 'UPLOADS_PER_MINUTE' },
  { route: routes.videoUpload, setting: 'VIDEO_UPLOADS_PER_MINUTE' },
  { route: routes.resumeMake, setting: 'RESUMES_PER_MINUTE' },
  { route: routes.accountExport, setting: 'EXPORTS_PER_MINUTE' },
  { route: paperAdd, setting: 'UPLOADS_PER_MINUTE' },
  { route: logoSet, setting: 'UPLOADS_PER_MINUTE' },
  { route: pictureAdd, setting: 'UPLOADS_PER_MINUTE' },
] as const)(
  '$route.key takes as many requests of an address in a minute as $setting says',
  async ({ route, setting }) => {
    const statuses: number[] = [];
    for (let sent = 0; sent <= LIMITS[setting]; sent += 1) {
      const { status } = await supertest(test.app.server)[route.method === 'GET' ? 'get' : 'post'](
        route.path.replaceAll(/:\w+/g, 'any'),
      );
      statuses.push(status);
    }
    expect(statuses.pop()).toBe(429);
    expect(statuses).not.toContain(429);
  },
);

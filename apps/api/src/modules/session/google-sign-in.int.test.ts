import { routes } from '@nukkad/contract';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { LOCAL_PROVIDER_PATH } from '../../sign-in/local-provider/local-provider.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

const pathOf = (location: string | undefined) => {
  const url = new URL(location ?? '', 'http://site.test');
  return `${url.pathname}${url.search}`;
};
const fragmentOf = (location: string | undefined) =>
  new URLSearchParams(new URL(location ?? '').hash.slice(1));

async function begin(returnTo: string) {
  const answer = await supertest(test.app.server).get('/auth/google').query({ returnTo, lang: 'hi' });
  const cookie = (answer.headers['set-cookie'] as unknown as string[])[0]?.split(';')[0] ?? '';
  const request = Object.fromEntries(new URL(answer.headers.location ?? '').searchParams);
  return { answer, cookie, request };
}

const choose = (fields: Record<string, string>) =>
  supertest(test.app.server).post(`${LOCAL_PROVIDER_PATH}/authorize`).type('form').send(fields);

/** Signs in with the credential of the callback and the cookies that it set. */
function redeem(back: supertest.Response) {
  const cookie = (back.headers['set-cookie'] as unknown as string[])
    .map((one) => one.split(';')[0])
    .join('; ');
  const credential = fragmentOf(back.headers.location).get('credential') ?? '';
  return test.client.raw(routes.sessionGoogleSignIn, { body: { credential }, headers: { cookie } });
}

const comeBack = (location: string | undefined, cookie: string) =>
  supertest(test.app.server).get(pathOf(location)).set('cookie', cookie);

describe('signing in with Google, played by the local provider', () => {
  it('asks with state and PKCE, in the reader’s language', async () => {
    const { request, answer } = await begin('/jobs?cook-abc123');
    expect(request).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{32}$/),
      hl: 'hi',
    });
    expect(answer.headers['set-cookie']?.[0]).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it('returns a predefined person to the page they came from, with a credential that signs in', async () => {
    const { cookie, request } = await begin('/jobs?cook-abc123');
    const chosen = await choose({ ...request, person: 'local-asha' });
    const back = await comeBack(chosen.headers.location, cookie);
    expect(back.headers.location).toMatch(/^http:\/\/site\.test\/register#/);
    const fragment = fragmentOf(back.headers.location);
    expect(fragment.get('returnTo')).toBe('/jobs?cook-abc123');
    const { body } = await redeem(back);
    expect(body).toMatchObject([{ success: true, isNewAccount: true, email: 'asha.pawar@example.in' }]);
  });

  it.each([
    ['/hi/jobs?cook-abc123', '/hi/register'],
    ['/mr', '/mr/register'],
    ['/joblist', '/register'],
  ])('goes back from %s in the language one was in, also where it failed', async (returnTo, path) => {
    const { cookie, request } = await begin(returnTo);
    const chosen = await choose({ ...request, person: 'local-asha' });
    const back = await comeBack(chosen.headers.location, cookie);
    expect(new URL(back.headers.location ?? '').pathname).toBe(path);
    expect(fragmentOf(back.headers.location).get('returnTo')).toBe(returnTo);
    const failed = await comeBack(`${chosen.headers.location}x`, cookie);
    expect(new URL(failed.headers.location ?? '').pathname).toBe(path);
  });

  it('creates a new person from a name and an e-mail, and explains invalid input', async () => {
    const { cookie, request } = await begin('/joblist');
    const wrong = await choose({ ...request, name: 'Nobody', email: 'not an e-mail' });
    expect(wrong.status).toBe(200);
    expect(wrong.text).toContain('role="alert"');
    const chosen = await choose({ ...request, name: 'Meera Joshi', email: 'Meera@Mail.example' });
    const back = await comeBack(chosen.headers.location, cookie);
    const { body } = await redeem(back);
    const { candidate } = routes.sessionGoogleSignIn.decodeResult(body[0]);
    expect(candidate).toMatchObject({ name: 'Meera Joshi', email: 'meera@mail.example' });
  });

  it('refuses a callback in another browser, with a changed state, or used twice', async () => {
    const { cookie, request } = await begin('/joblist');
    const chosen = await choose({ ...request, person: 'local-ravi' });
    const other = await begin('/joblist');
    const stranger = await comeBack(chosen.headers.location, other.cookie);
    expect(fragmentOf(stranger.headers.location).get('error')).toBe('SIGN_IN_OTHER_BROWSER');
    const changed = await comeBack(`${chosen.headers.location}x`, cookie);
    expect(fragmentOf(changed.headers.location).get('error')).toBe('SIGN_IN_OTHER_BROWSER');
    const right = await comeBack(chosen.headers.location, cookie);
    expect(fragmentOf(right.headers.location).get('credential')).toBeTruthy();
    const again = await comeBack(chosen.headers.location, cookie);
    expect(fragmentOf(again.headers.location).get('error')).toBe('SIGN_IN_FAILED');
  });

  it('redirects to pages of the product only', async () => {
    for (const returnTo of ['https://evil.test/', '//evil.test/x', '/\\evil.test', 'javascript:alert(1)']) {
      const { cookie, request } = await begin(returnTo);
      const chosen = await choose({ ...request, person: 'local-ravi' });
      const back = await comeBack(chosen.headers.location, cookie);
      expect(fragmentOf(back.headers.location).get('returnTo')).toBe('/joblist');
    }
  });

  it('shows its page in three languages, without scripts or outside assets', async () => {
    const { request } = await begin('/joblist');
    for (const language of ['en', 'hi', 'mr']) {
      const page = await supertest(test.app.server)
        .get(`${LOCAL_PROVIDER_PATH}/authorize`)
        .query({ ...request, ui_locales: language });
      expect(page.text).toContain(`<html lang="${language}">`);
      expect(page.text).not.toMatch(/<script|src=|https?:\/\/(?!site\.test)/);
      // The longest name and e-mail address that a sign-in may have.
      expect(page.text.match(/maxlength="\d+"/g)).toEqual(['maxlength="80"', 'maxlength="254"']);
      expect(page.text.match(/lang="\w+"[^>]* aria-current="true"/g)).toHaveLength(1);
    }
  });

  it('refuses a redirect to another site', async () => {
    const { request } = await begin('/joblist');
    const foreign = await choose({ ...request, person: 'local-asha', redirect_uri: 'http://evil.test/' });
    expect(foreign.status).toBe(400);
  });
});

describe('in production', () => {
  it('has no local provider and no outbox', async () => {
    const live = await startTestApp({ NODE_ENV: 'production' });
    const paths = [`${LOCAL_PROVIDER_PATH}/authorize`, '/dev/outbox'];
    const statuses = await Promise.all(
      paths.map(async (path) => (await supertest(live.app.server).get(path)).status),
    );
    await live.close();
    expect(statuses).toEqual([404, 404]);
  });

  it('without a provider redirects to the login page with an error, and returns the code to programs', async () => {
    const live = await startTestApp({ NODE_ENV: 'production' });
    const begun = await supertest(live.app.server).get('/auth/google').query({ returnTo: '/savedjobs' });
    const settings = await live.client.call(routes.startupSettings, {});
    const credential = 'x'.repeat(40);
    const direct = await live.client.call(routes.sessionGoogleSignIn, { credential }).catch((error) => error);
    await live.close();
    expect(begun.status).toBe(303);
    expect(begun.headers.location).toBe(
      'http://site.test/register#error=SIGN_IN_UNAVAILABLE&returnTo=%2Fsavedjobs',
    );
    expect(settings).toMatchObject({ hasGoogleSignIn: false, hasFacebookSignIn: false });
    expect(direct).toMatchObject({ status: 503, code: 'SIGN_IN_UNAVAILABLE' });
  });
});

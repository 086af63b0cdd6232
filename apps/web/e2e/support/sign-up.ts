import { createClient, type Language, routes } from '@nukkad/contract';
import { type APIRequestContext, type APIResponse, request } from 'playwright';
import { inject } from 'vitest';
import { readOtp } from './sign-in.ts';

/** The cookies and storage of a signed-in browser, in the format of Playwright's `storageState`. */
export type StorageState = Awaited<ReturnType<APIRequestContext['storageState']>>;

interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

function locationOf(response: APIResponse): URL {
  const { location } = response.headers();
  if (response.status() !== 303 || !location)
    throw new Error(`${response.url()} responds with ${response.status()}`);
  return new URL(location, response.url());
}

/** Follows the redirects of a sign-in at the local identity provider. Returns the one-time credential of the last one. */
async function credentialOf(
  http: APIRequestContext,
  origin: string,
  { name, email }: Person,
): Promise<string> {
  const once = { maxRedirects: 0 };
  const authorize = locationOf(await http.get(`${origin}/api/auth/google?returnTo=%2Fprofile`, once));
  const form = { ...Object.fromEntries(authorize.searchParams), name, email };
  const callback = locationOf(await http.post(authorize.origin + authorize.pathname, { ...once, form }));
  const { hash } = locationOf(await http.get(callback.href, once));
  const credential = new URLSearchParams(hash.slice(1)).get('credential');
  if (!credential) throw new Error(`The sign-in ends at ${hash}`);
  return credential;
}

/** Returns a `fetch` with the cookies of a request context. */
function fetchWith(http: APIRequestContext): typeof fetch {
  return async (address, init = {}) => {
    const response = await http.fetch(String(address), {
      method: init.method ?? 'GET',
      headers: init.headers as Record<string, string>,
      ...(typeof init.body === 'string' ? { data: init.body } : {}),
    });
    return new Response(new Uint8Array(await response.body()), {
      status: response.status(),
      headers: response.headers(),
    });
  };
}

/**
 * Registers a user with a verified number and a complete first form, by the API calls of the screens. Returns the cookies and storage
 * of their browser. `registerOnScreens` does the same on the screens.
 */
export async function signUp(
  language: Language,
  person: Person,
  origin: string = inject('origin'),
): Promise<StorageState> {
  const http = await request.newContext();
  try {
    const credential = await credentialOf(http, origin, person);
    let session: { token: string; id: string } | undefined;
    const api = createClient({
      baseUrl: `${origin}/api`,
      fetch: fetchWith(http),
      // The API accepts the refresh cookie only from the site's origin.
      headers: { origin },
      getLanguage: () => language,
      getAccessToken: () => session?.token ?? null,
      getCandidateId: () => session?.id ?? null,
    });
    const { accessToken, candidate } = await api.call(routes.sessionGoogleSignIn, { credential });
    session = { token: accessToken, id: candidate.id };
    const { name, phone } = person;
    await api.call(routes.otpSend, { phone });
    await api.call(routes.otpVerify, { phone, code: await readOtp(http, phone, origin) });
    const personal = { name, birthDate: '1999-04-02', gender: 'FEMALE' } as const;
    await api.call(routes.profileUpdate, { personal, degrees: [] });
    const { cookies } = await http.storageState();
    const localStorage = [{ name: 'nukkad.isUserLoggedIn', value: 'true' }];
    return { cookies, origins: [{ origin, localStorage }] };
  } finally {
    await http.dispose();
  }
}

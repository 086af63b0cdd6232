import type { Arrival } from './arrival.ts';

/** A sign-in with Facebook that this tab has begun. */
export interface FacebookTry {
  /** Comes back unchanged: an answer to something that nobody here asked for is not taken. */
  readonly state: string;
  readonly returnTo: string;
}

const DIALOG = 'https://www.facebook.com/v23.0/dialog/oauth';
const KEY = 'nukkad.facebook';

/** Facebook's own sign-in page; its answer stands behind the # of /register. */
export function facebookAddress(appId: string, origin: string, state: string): string {
  const query = new URLSearchParams({
    client_id: appId,
    redirect_uri: `${origin}/register`,
    response_type: 'token',
    scope: 'public_profile,email',
    state,
  });
  return `${DIALOG}?${query}`;
}

/** Reads Facebook's answer; null where there is none, failed where it is not the one that was asked for. */
export function readFacebookArrival(hash: string, search: string, tried: FacebookTry | null): Arrival | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const refused = new URLSearchParams(search);
  const state = values.get('state') ?? refused.get('state');
  if (state === null || (!values.has('access_token') && !refused.has('error'))) return null;
  const credential = state === tried?.state ? values.get('access_token') : null;
  return {
    provider: 'facebook',
    credential,
    failure: credential === null ? 'SIGN_IN_FAILED' : null,
    returnTo: tried?.returnTo ?? null,
  };
}

/** Remembers, in this tab, what is about to be asked. */
export function beginFacebookTry(returnTo: string): FacebookTry {
  const tried = { state: crypto.randomUUID(), returnTo };
  window.sessionStorage.setItem(KEY, JSON.stringify(tried));
  return tried;
}

/** What this tab asked, once. */
export function takeFacebookTry(): FacebookTry | null {
  try {
    const stored = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return JSON.parse(stored ?? 'null') as FacebookTry | null;
  } catch {
    return null;
  }
}

export type Provider = 'google' | 'facebook';

const FAILURES = ['SIGN_IN_FAILED', 'SIGN_IN_OTHER_BROWSER', 'SIGN_IN_UNAVAILABLE'] as const;

/** Reasons why a sign-in redirect failed. */
export type ArrivalFailure = (typeof FAILURES)[number];

/** The result of a sign-in redirect: a credential or a failure. */
export interface Arrival {
  readonly provider: Provider;
  readonly credential: string | null;
  readonly failure: ArrivalFailure | null;
  readonly returnTo: string | null;
}

/** Parses the URL fragment of our own redirect; null if there is none. */
export function readArrival(hash: string): Arrival | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const credential = values.get('credential');
  const error = values.get('error');
  if (!credential && error === null) return null;
  const known = FAILURES.find((failure) => failure === error) ?? 'SIGN_IN_FAILED';
  const failure = error === null ? null : known;
  const provider = values.get('provider') === 'facebook' ? 'facebook' : 'google';
  return { provider, credential, failure, returnTo: values.get('returnTo') };
}

/**
 * Reads the result of a sign-in redirect from the URL, and removes it there, so that a reload does not use the
 * credential twice.
 */
export function takeArrival(): Arrival | null {
  const { hash, pathname } = window.location;
  const arrival = readArrival(hash);
  if (!arrival) return null;
  const back = arrival.returnTo ? `?${new URLSearchParams({ returnTo: arrival.returnTo })}` : '';
  window.history.replaceState(window.history.state, '', pathname + back);
  return arrival;
}

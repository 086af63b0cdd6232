export type Provider = 'google' | 'facebook';

const FAILURES = ['SIGN_IN_FAILED', 'SIGN_IN_OTHER_BROWSER', 'SIGN_IN_UNAVAILABLE'] as const;

/** Why a sign-in redirect brought nothing. */
export type ArrivalFailure = (typeof FAILURES)[number];

/** How a sign-in redirect comes back: a credential, or that it failed. */
export interface Arrival {
  readonly provider: Provider;
  readonly credential: string | null;
  readonly failure: ArrivalFailure | null;
  readonly returnTo: string | null;
}

/** Reads what our own redirect left behind the #; null where one came by an ordinary link. @internal */
export function readArrival(hash: string): Arrival | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const credential = values.get('credential');
  const error = values.get('error');
  if (!credential && error === null) return null;
  const told = FAILURES.find((failure) => failure === error) ?? 'SIGN_IN_FAILED';
  const failure = error === null ? null : told;
  const provider = values.get('provider') === 'facebook' ? 'facebook' : 'google';
  return { provider, credential, failure, returnTo: values.get('returnTo') };
}

/**
 * Takes the arrival out of the address, where a reload would use its credential twice, and leaves where to go back to.
 */
export function takeArrival(): Arrival | null {
  const { hash, pathname } = window.location;
  const arrival = readArrival(hash);
  if (!arrival) return null;
  const back = arrival.returnTo ? `?${new URLSearchParams({ returnTo: arrival.returnTo })}` : '';
  window.history.replaceState(window.history.state, '', pathname + back);
  return arrival;
}

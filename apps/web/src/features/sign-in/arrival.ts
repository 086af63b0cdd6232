/** How a sign-in redirect comes back: a one-time credential, or that it failed. */
export interface Arrival {
  readonly credential: string | null;
  readonly hasFailed: boolean;
  readonly returnTo: string | null;
}

/** Reads what stands behind the #; null where one came by an ordinary link. */
export function readArrival(hash: string): Arrival | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const credential = values.get('credential');
  const hasFailed = values.has('error');
  return credential || hasFailed ? { credential, hasFailed, returnTo: values.get('returnTo') } : null;
}

/**
 * Takes the arrival out of the address, where a reload would use its credential twice, and leaves where to go back to.
 */
export function takeArrival(): Arrival | null {
  const arrival = readArrival(window.location.hash);
  if (!arrival) return null;
  const search = arrival.returnTo ? `?${new URLSearchParams({ returnTo: arrival.returnTo })}` : '';
  window.history.replaceState(window.history.state, '', window.location.pathname + search);
  return arrival;
}

import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function wholeMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}

/** The time by the minute: the same on both sides of hydration but for the rare minute between them. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(() => () => undefined, wholeMinute, wholeMinute));
}

const listeners = new Set<() => void>();
let isLost = false;

/** Returns whether the last API call could not reach the server, even if the device reports that it is online. */
export function isConnectionLost(): boolean {
  return isLost;
}

export function setConnectionLost(isLostNow: boolean): void {
  if (isLost === isLostNow) return;
  isLost = isLostNow;
  for (const listener of listeners) listener();
}

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

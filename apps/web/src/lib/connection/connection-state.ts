const listeners = new Set<() => void>();
let isLost = false;

/** Whether the last call did not reach the server, whatever the device says of its line. */
export function isLineLost(): boolean {
  return isLost;
}

/** Told by whoever watches the calls. */
export function setLineLost(isLostNow: boolean): void {
  if (isLost === isLostNow) return;
  isLost = isLostNow;
  for (const listener of listeners) listener();
}

export function subscribeToLine(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

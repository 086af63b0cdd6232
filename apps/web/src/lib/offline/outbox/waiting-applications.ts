let all: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** The applications that wait for the line, as `account job`; the outbox sets them, whose code comes after the first view. */
export function setWaitingApplications(applications: readonly string[]): void {
  all = new Set(applications);
  for (const listener of listeners) listener();
}

export function waitingApplications(): ReadonlySet<string> {
  return all;
}

export function subscribeToWaitingApplications(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Who reads: nobody has asked yet, a visitor, or a seeker; without a token while there is no line to get one by. */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'visitor' }
  | { readonly status: 'signed-in'; readonly candidateId: string; readonly accessToken: string | null };

/** A value that tells when it is set. For `useSyncExternalStore`. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export type SessionStore = Store<Session>;

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The session lives in memory alone; only the httpOnly cookie outlives the page. */
export const createSessionStore = (initial: Session): SessionStore => createStore(initial);

/**
 * Whether a seeker is signed in; `unknown` until the browser has asked the server. The access token is null while the
 * device is offline and cannot fetch one.
 */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'visitor' }
  | { readonly status: 'signed-in'; readonly candidateId: string; readonly accessToken: string | null };

/** An observable value, for `useSyncExternalStore`. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export type SessionStore = Store<Session>;

export interface SessionLifecycle {
  /** Finds out whether a seeker is signed in. Called once, after hydration. */
  restore(): Promise<void>;
  /** Exchanges the refresh cookie for a new access token. Returns false if the login has ended. */
  refresh(): Promise<boolean>;
  /** Stores the result of a sign-in and marks the session as signed in. */
  begin(signIn: SignedIn): void;
  end(): Promise<void>;
}

export interface SignedIn {
  readonly accessToken: string;
  readonly candidate: { readonly id: string; readonly name: string; readonly photo: string | null };
}

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

/**
 * Creates the store of the session. The access token is kept in memory only; the httpOnly cookie survives a reload.
 */
export const createSessionStore = (initial: Session): SessionStore => createStore(initial);

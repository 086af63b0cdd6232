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

export interface SessionLifecycle {
  /** Finds out once, after hydration, who is here. */
  restore(): Promise<void>;
  /** Exchanges the cookie for a new access token; false when the login has ended. */
  refresh(): Promise<boolean>;
  /** Takes over what a sign-in answered. */
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

/** The session lives in memory alone; only the httpOnly cookie outlives the page. */
export const createSessionStore = (initial: Session): SessionStore => createStore(initial);

/** Who reads: nobody has asked yet, a visitor, or a seeker; without a token while there is no line to get one by. */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'visitor' }
  | { readonly status: 'signed-in'; readonly candidateId: string; readonly accessToken: string | null };

export interface SessionStore {
  get(): Session;
  set(session: Session): void;
  subscribe(listener: () => void): () => void;
}

/** The session lives in memory alone; only the httpOnly cookie outlives the page. */
export function createSessionStore(initial: Session): SessionStore {
  let session = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => session,
    set(next) {
      session = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

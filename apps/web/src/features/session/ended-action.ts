import type { InputOf } from '@nukkad/contract';
import { ApiError } from '@nukkad/contract/api-error.ts';
import type { RouteKey, RouteOf } from '@nukkad/contract/load-route.ts';
import type { Api } from '../../lib/api/api.ts';
import type { SessionStore, Store } from '../../lib/session-store.ts';

/** A command that failed because the session had ended. */
export interface EndedAction<K extends RouteKey = RouteKey> {
  readonly key: K;
  readonly input: InputOf<RouteOf<K>>;
  readonly candidateId: string;
}

const NAME = 'nukkad.endedAction';
const MINUTES = 30;

function store(action: EndedAction, now: number): void {
  try {
    window.sessionStorage.setItem(NAME, JSON.stringify({ ...action, until: now + MINUTES * 60_000 }));
  } catch {
    // The browser stores nothing. The seeker has to repeat the action after signing in.
  }
}

/** Returns the stored command of this seeker and removes it; null if there is none. */
export function takeEndedAction(candidateId: string, now = Date.now()): EndedAction | null {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(NAME) ?? 'null') as
      | (EndedAction & { until: number })
      | null;
    window.sessionStorage.removeItem(NAME);
    if (stored === null || stored.candidateId !== candidateId || stored.until <= now) return null;
    return { key: stored.key, input: stored.input, candidateId };
  } catch {
    return null;
  }
}

/** Commands that are not stored, because they run without a click or must not run unseen. */
const NEVER_RESUMED: ReadonlySet<RouteKey> = new Set([
  'account.delete',
  'account.setLanguage',
  'notifications.list',
  'search.rememberCompany',
  'search.rememberJob',
  'session.logout',
  'startup.savePushSubscription',
]);

interface EndedActionOptions {
  readonly session: SessionStore;
  /** Signal that the session has ended. Setting it to true opens the login dialog. */
  readonly hasSessionEnded: Store<boolean>;
  /** Returns whether the contract declares the route as a command. */
  readonly isCommand: (key: RouteKey) => Promise<boolean>;
}

/**
 * Wraps an API. A command that fails because the session has ended is stored and runs after signing in again. A file
 * cannot be stored, so the seeker has to choose it again. Commands with an idempotency key are kept in the outbox
 * instead.
 */
export function withEndedActions(api: Api, { session, hasSessionEnded, isCommand }: EndedActionOptions): Api {
  return {
    async call(key, input, options) {
      const before = session.get();
      try {
        return await api.call(key, input, options);
      } catch (error) {
        const hasEnded =
          error instanceof ApiError && error.status === 401 && session.get().status === 'visitor';
        if (
          hasEnded &&
          !options?.key &&
          before.status === 'signed-in' &&
          !NEVER_RESUMED.has(key) &&
          (await isCommand(key))
        ) {
          if (!options?.file) store({ key, input, candidateId: before.candidateId }, Date.now());
          hasSessionEnded.set(true);
        }
        throw error;
      }
    },
  };
}

import type { InputOf } from '@nukkad/contract';
import { ApiError } from '@nukkad/contract/api-error.ts';
import type { RouteKey, RouteOf } from '@nukkad/contract/load-route.ts';
import type { Api } from '../../lib/api/api.ts';
import type { SessionStore, Store } from '../../lib/session-store.ts';

/** What a press was doing when the session turned out to have ended. */
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
    // A browser that stores nothing: after the sign-in it is pressed once more.
  }
}

/** What was begun before the session ended, for who began it; asked once, since it is forgotten then. */
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

/** Not pressed for by anybody, or not to be done unseen. */
const NEVER_RESUMED: ReadonlySet<RouteKey> = new Set([
  'account.delete',
  'account.setLanguage',
  'notifications.list',
  'search.rememberCompany',
  'search.rememberJob',
  'session.logout',
  'startup.savePushSubscription',
]);

interface Remembering {
  readonly session: SessionStore;
  /** Set where the reader is to be asked to sign in again. */
  readonly hasSessionEnded: Store<boolean>;
  /** Tells by the contract what changes something. */
  readonly isCommand: (key: RouteKey) => Promise<boolean>;
}

/**
 * Remembers a command that found its session ended, so that it goes on after signing in again. A file does not outlive
 * the page: its sender comes back to the place and chooses it anew. What has a key of its own waits in the outbox.
 */
export function rememberingEndedActions(api: Api, { session, hasSessionEnded, isCommand }: Remembering): Api {
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

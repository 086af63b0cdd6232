import type { InputOf, JobCard } from '@nukkad/contract';
import type { RouteKey, RouteOf } from '@nukkad/contract/load-route.ts';

/** An unsent action of a seeker. */
interface Entry {
  /**
   * Key of the entry, made of account, route and subject. A later action on the same job replaces the earlier one.
   */
  readonly id: string;
  /** Idempotency key. All attempts use it, so that the action happens once. */
  readonly key: string;
  /** Id of the seeker. Only they see and send the entry. */
  readonly account: string;
  readonly createdAt: number;
  /** Text that describes the action's subject in the list of unsent actions. */
  readonly about: string;
  /** Error code of a rejected action, kept until the seeker has read it; null while unsent. */
  readonly problem: string | null;
}

/** An unsent call of an API route. */
export interface WaitingCall extends Entry {
  readonly route: RouteKey;
  readonly input: InputOf<RouteOf<RouteKey>>;
  /** The job's card as it was shown, if known. */
  readonly job?: JobCard | undefined;
}

/** An unsent chat message to a company or an admin. It is sent over the chat's socket. */
export interface WaitingMessage extends Entry {
  readonly route: 'chat.message';
  readonly input: {
    readonly text: string;
    readonly peer:
      | {
          readonly kind: 'company';
          readonly company: { readonly id: string; readonly name: string; readonly image: string | null };
        }
      | { readonly kind: 'admin'; readonly adminId: string };
  };
}

interface WaitingApplication extends WaitingCall {
  readonly input: InputOf<RouteOf<'applications.apply'>>;
}

export type Waiting = WaitingCall | WaitingMessage;

export function isMessage(entry: Waiting): entry is WaitingMessage {
  return entry.route === 'chat.message';
}

export function isCall(entry: Waiting): entry is WaitingCall {
  return !isMessage(entry);
}

/** Returns whether the entry is an application that was not refused. */
export function isWaitingApplication(entry: Waiting): entry is WaitingApplication {
  return entry.route === 'applications.apply' && entry.problem === null;
}

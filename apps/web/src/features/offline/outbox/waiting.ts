import type { InputOf, JobCard } from '@nukkad/contract';
import type { RouteKey, RouteOf } from '@nukkad/contract/load-route.ts';

/** An unsent action of a seeker. */
interface Entry {
  /** Account, route and subject. A later action on the same job replaces the earlier one. */
  readonly id: string;
  /** Idempotency key of all attempts, so that the action happens once. */
  readonly key: string;
  /** Id of the seeker. Only they see and send the entry. */
  readonly account: string;
  readonly createdAt: number;
  /** Description of the subject for the list of unsent actions. */
  readonly about: string;
  /** Error code of a refusal, kept until the seeker has read it; null while unsent. */
  readonly problem: string | null;
}

/** A call of the API. */
export interface WaitingCall extends Entry {
  readonly route: RouteKey;
  readonly input: InputOf<RouteOf<RouteKey>>;
  /** The job's card as it was shown, if known. */
  readonly job?: JobCard | undefined;
}

/** A chat message, which is sent over the chat's socket to a company or an admin. */
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

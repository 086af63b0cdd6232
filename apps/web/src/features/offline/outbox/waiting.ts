import type { InputOf, JobCard } from '@nukkad/contract';
import type { RouteKey, RouteOf } from '@nukkad/contract/load-route.ts';

/** One entry of the outbox: what a seeker did without a line. */
interface Entry {
  /** One for each thing: what is done again to the same job takes its place. */
  readonly id: string;
  /** Made with the first try and sent with each, so that it happens once however often it is sent. */
  readonly key: string;
  /** Whose it is: nobody else sends or sees it. */
  readonly account: string;
  readonly createdAt: number;
  /** What it is about, as the list of what waits names it. */
  readonly about: string;
  /** The code by which it was refused, until the seeker has read it; null while it waits. */
  readonly problem: string | null;
}

/** A call of the API. */
export interface WaitingCall extends Entry {
  readonly route: RouteKey;
  readonly input: InputOf<RouteOf<RouteKey>>;
  /** The job it is about, as it was shown. */
  readonly job?: JobCard | undefined;
}

/** A message of the chat, which goes over its socket: to a company, or to the product's admin. */
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

/** An application that is to be sent: none that was refused. */
export function isWaitingApplication(entry: Waiting): entry is WaitingApplication {
  return entry.route === 'applications.apply' && entry.problem === null;
}

import type { Language } from '@nukkad/contract';

/** What a browser shows for a push message. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** The language of its words. */
  readonly language: Language;
  /** An absolute address. */
  readonly link: string;
  /** What it is about: a second message with the same tag takes the place of the first. */
  readonly tag: string;
}

/** `gone`: the browser no longer wants to hear from us, and its subscription can be forgotten. */
export type PushOutcome = 'sent' | 'gone';

/** The push service refuses the message itself: sending it again would be refused again. */
export class PushRefused extends Error {}

/** The push service takes nothing at the moment, and may have said for how long. */
export class PushServiceBusy extends Error {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Messages to browsers that are not open. */
export interface PushGateway {
  /** Throws `PushRefused` or `PushServiceBusy`, and whatever else where the push service is out of reach. */
  send(subscription: string, message: PushMessage): Promise<PushOutcome>;
}

/** What a browser shows for a push message. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** An absolute address. */
  readonly link: string;
}

/** `gone`: the browser no longer wants to hear from us, and its subscription can be forgotten. */
export type PushOutcome = 'sent' | 'gone';

/** Messages to browsers that are not open. */
export interface PushGateway {
  /** Throws where the push service is out of reach or refuses. */
  send(subscription: string, message: PushMessage): Promise<PushOutcome>;
}

/** Thrown if the push service rejects the message permanently. Sending it again would fail again. */
export class PushRefused extends Error {}

/**
 * Thrown if the push service accepts nothing at the moment. `retryAfterSeconds` is the value of its Retry-After
 * header, or 0.
 */
export class PushServiceBusy extends Error {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

import webPush from 'web-push';
import type { PushGateway, PushMessage, PushOutcome } from '../../ports.ts';
import { PushRefused, PushServiceBusy } from './push-errors.ts';
import { isPushService, parseSubscription } from './push-subscription.ts';

export interface VapidIdentity {
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:` or `https:` address at which a push service reaches the operator. */
  readonly subject: string;
}

const TTL_SECONDS = 86_400;
const TIMEOUT_MILLISECONDS = 10_000;

/** Seconds of a Retry-After header, which may also be a date; 0 where it says nothing. */
function secondsOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? 0);
  if (!Number.isNaN(seconds)) return Math.max(0, seconds);
  const moment = Date.parse(retryAfter ?? '');
  return Number.isNaN(moment) ? 0 : Math.max(0, (moment - Date.now()) / 1000);
}

/** Web push with the operator's own keys: encrypted for the one browser (RFC 8291), signed by VAPID (RFC 8292). */
export class WebPush implements PushGateway {
  readonly #identity: VapidIdentity;
  readonly #isAllowed: (endpoint: string) => boolean;

  constructor(identity: VapidIdentity, isAllowed: (endpoint: string) => boolean = isPushService) {
    this.#identity = identity;
    this.#isAllowed = isAllowed;
  }

  async send(text: string, message: PushMessage): Promise<PushOutcome> {
    const subscription = parseSubscription(text);
    if (!subscription || !this.#isAllowed(subscription.endpoint)) return 'gone';
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      subscription,
      JSON.stringify(message),
      {
        vapidDetails: this.#identity,
        TTL: TTL_SECONDS,
      },
    );
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: body as Buffer<ArrayBuffer>,
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      redirect: 'error',
    });
    if (answer.status === 404 || answer.status === 410) return 'gone';
    if (answer.ok) return 'sent';
    const problem = `the push service answered ${answer.status}`;
    if (answer.status !== 429 && answer.status < 500) throw new PushRefused(problem);
    throw new PushServiceBusy(problem, secondsOf(answer.headers.get('retry-after')));
  }
}

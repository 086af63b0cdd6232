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

/** Parses a Retry-After header, which holds seconds or a date. Returns seconds; 0 if it is missing or invalid. */
function secondsOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? 0);
  if (!Number.isNaN(seconds)) return Math.max(0, seconds);
  const moment = Date.parse(retryAfter ?? '');
  return Number.isNaN(moment) ? 0 : Math.max(0, (moment - Date.now()) / 1000);
}

/** Sends web push messages, encrypted for the browser (RFC 8291) and signed with the VAPID keys (RFC 8292). */
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
    const { default: webPush } = await import('web-push');
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      subscription,
      JSON.stringify(message),
      {
        vapidDetails: this.#identity,
        TTL: TTL_SECONDS,
      },
    );
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: body as Buffer<ArrayBuffer>,
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      redirect: 'error',
    });
    if (response.status === 404 || response.status === 410) return 'gone';
    if (response.ok) return 'sent';
    const problem = `the push service answered ${response.status}`;
    if (response.status !== 429 && response.status < 500) throw new PushRefused(problem);
    throw new PushServiceBusy(problem, secondsOf(response.headers.get('retry-after')));
  }
}

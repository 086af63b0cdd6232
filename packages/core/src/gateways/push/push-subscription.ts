/** What a browser's subscription consists of (RFC 8291). */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The push services of the browsers. A subscription comes from outside: nothing else is stored or called. */
const SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

/** A point of P-256, uncompressed: 65 bytes in base64, with or without padding. */
const PUBLIC_KEY = /^[\w-]{87}=?$/;
/** 16 bytes in base64. */
const SECRET = /^[\w-]{22}(==)?$/;

/** Whether an address is one of a known push service: https, on its usual port, without a user or a fragment. */
export function isPushService(address: string, services: readonly string[] = SERVICES): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return services.some((name) => hostname === name || hostname.endsWith(`.${name}`));
}

/** The parts of a stored subscription; null if a part is missing. */
export function parseSubscription(text: string): Subscription | null {
  try {
    const { endpoint, keys } = JSON.parse(text) as Subscription;
    const isWhole = [endpoint, keys.p256dh, keys.auth].every((part) => typeof part === 'string');
    return isWhole ? { endpoint, keys } : null;
  } catch {
    return null;
  }
}

/** Whether a text is a subscription that a message can be sent to: a known push service, and keys of the right length. */
export function isPushSubscription(text: string): boolean {
  const subscription = parseSubscription(text);
  if (subscription === null || !isPushService(subscription.endpoint)) return false;
  const { p256dh, auth } = subscription.keys;
  return PUBLIC_KEY.test(p256dh) && SECRET.test(auth);
}

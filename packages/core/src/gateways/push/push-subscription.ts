/** The push subscription of a browser (RFC 8291). */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/**
 * Hosts of the push services of the browsers. Subscriptions come from clients, so requests to any other host are
 * refused (server-side request forgery).
 */
const SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

/** Matches a public key: an uncompressed point of P-256, which is 65 bytes in base64url, with or without padding. */
const PUBLIC_KEY = /^[\w-]{87}=?$/;
/** Matches an authentication secret: 16 bytes in base64url, with or without padding. */
const SECRET = /^[\w-]{22}(==)?$/;

/** Whether a URL belongs to a known push service. It must use https on the default port and contain no credentials. */
export function isPushService(address: string, services: readonly string[] = SERVICES): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return services.some((name) => hostname === name || hostname.endsWith(`.${name}`));
}

/** Parses a stored subscription. Returns null if it is not JSON or a field is missing. */
export function parseSubscription(text: string): Subscription | null {
  try {
    const { endpoint, keys } = JSON.parse(text) as Subscription;
    const isComplete = [endpoint, keys.p256dh, keys.auth].every((part) => typeof part === 'string');
    return isComplete ? { endpoint, keys } : null;
  } catch {
    return null;
  }
}

/** Whether a text is a valid subscription, with a known push service and keys of the right length. */
export function isPushSubscription(text: string): boolean {
  const subscription = parseSubscription(text);
  if (subscription === null || !isPushService(subscription.endpoint)) return false;
  const { p256dh, auth } = subscription.keys;
  return PUBLIC_KEY.test(p256dh) && SECRET.test(auth);
}

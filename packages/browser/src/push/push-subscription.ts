/** The part of a browser's push subscription that the page and the service worker use. */
type Subscription = Pick<PushSubscription, 'options' | 'toJSON'>;

/** Decodes the server's public key from base64url. */
function keyBytes(publicKey: string): Uint8Array<ArrayBuffer> {
  const text = atob(publicKey.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/**
 * Returns whether a subscription uses the server's current key. Push services reject messages signed with another
 * one.
 */
function isForKey({ options }: Pick<Subscription, 'options'>, publicKey: string): boolean {
  if (!options.applicationServerKey) return false;
  const subscribedKey = new Uint8Array(options.applicationServerKey);
  const currentKey = keyBytes(publicKey);
  return (
    subscribedKey.length === currentKey.length &&
    subscribedKey.every((byte, index) => byte === currentKey[index])
  );
}

/**
 * Serialises a subscription for the server. It omits volatile fields, so that equal subscriptions have equal texts.
 */
export function tokenOf(subscription: Pick<Subscription, 'toJSON'>): string {
  const { endpoint, keys } = subscription.toJSON();
  return JSON.stringify({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
}

/** Subscribes with this key. Ends a subscription with another key first, because a browser has only one. */
export async function subscribe(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const existing = await manager.getSubscription();
  if (existing && isForKey(existing, publicKey)) return existing;
  await existing?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(publicKey) });
}

/** What of a browser's subscription matters here; the same in the page and in the service worker. */
type Subscription = Pick<PushSubscription, 'options' | 'toJSON'>;

/** The server's public key as browsers take it. */
function keyBytes(publicKey: string): Uint8Array<ArrayBuffer> {
  const text = atob(publicKey.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Whether a subscription was made for the server's present key; for another, push services refuse what it sends. */
function isForKey({ options }: Pick<Subscription, 'options'>, publicKey: string): boolean {
  if (!options.applicationServerKey) return false;
  const [own, wanted] = [new Uint8Array(options.applicationServerKey), keyBytes(publicKey)];
  return own.length === wanted.length && own.every((byte, index) => byte === wanted[index]);
}

/** A subscription as the server stores it: the same text each time, without what changes by itself. */
export function tokenOf(subscription: Pick<Subscription, 'toJSON'>): string {
  const { endpoint, keys } = subscription.toJSON();
  return JSON.stringify({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
}

/** The browser's subscription for this key; one for another key is ended first, since a browser has but one. */
export async function subscribe(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const before = await manager.getSubscription();
  if (before && isForKey(before, publicKey)) return before;
  await before?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(publicKey) });
}

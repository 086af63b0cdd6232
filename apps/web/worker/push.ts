import { ApiError } from '@nukkad/contract/api-error.ts';
import { createClient } from '@nukkad/contract/client.ts';
import { sessionRefresh } from '@nukkad/contract/session/session.routes.ts';
import { startupSavePushSubscription, startupSettings } from '@nukkad/contract/startup/startup.routes.ts';
import { subscribe, tokenOf } from '../src/features/push/push-subscription.ts';

/** What the API sends; encrypted on its way for this browser alone. */
interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly language: string;
  readonly link: string;
  readonly tag: string;
}

/** Null where the message is not one, or leads away from this site. */
function messageOf({ data }: PushEvent, { location }: ServiceWorkerGlobalScope): PushMessage | null {
  try {
    const message = data?.json() as PushMessage;
    return new URL(message.link).origin === location.origin ? message : null;
  } catch {
    return null;
  }
}

/** The same news told twice has the same tag, and stands there once. */
async function show({ registration }: ServiceWorkerGlobalScope, message: PushMessage): Promise<void> {
  const { title, body, language, link, tag } = message;
  const pictures = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };
  await registration.showNotification(title, { body, lang: language, tag, data: link, ...pictures });
}

/** The window that shows the page already, or a new one: what is under way in another is not taken away. */
async function openPage({ clients }: ServiceWorkerGlobalScope, link: string): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => url.split('#')[0] === link);
  if (open) await open.focus();
  else await clients.openWindow(link);
}

/** With the cookie of whoever is signed in here: the access token of an open page is not within reach. */
async function tellServer(subscription: PushSubscription, replaced: string | undefined): Promise<void> {
  let session: { readonly accessToken: string; readonly candidate: { readonly id: string } } | undefined;
  const api = createClient({
    baseUrl: '/api',
    getAccessToken: () => session?.accessToken ?? null,
    getCandidateId: () => session?.candidate.id ?? null,
  });
  // The lock of the pages: a cookie that is used twice looks like a theft.
  session = await navigator.locks.request('nukkad-session', () => api.call(sessionRefresh, {}));
  await api.call(startupSavePushSubscription, { subscription: tokenOf(subscription), replaced });
}

/** The browser has ended the subscription: a new one takes its place, here and at the server. */
async function renew(scope: ServiceWorkerGlobalScope, event: PushSubscriptionChangeEvent): Promise<void> {
  const { pushPublicKey } = await createClient({ baseUrl: '/api' }).call(startupSettings, {});
  if (pushPublicKey === null) return;
  const subscription = await subscribe(scope.registration.pushManager, pushPublicKey);
  try {
    await tellServer(subscription, event.oldSubscription ? tokenOf(event.oldSubscription) : undefined);
  } catch (error) {
    // Nobody is signed in here any more, or who is took the consent back. Else the line is bad, and the next page tells the server.
    const isUnwanted =
      error instanceof ApiError && (error.status === 401 || error.code === 'CONSENT_MISSING');
    if (isUnwanted) await subscription.unsubscribe();
  } finally {
    for (const page of await scope.clients.matchAll({ type: 'window' })) page.postMessage('push-renewed');
  }
}

/** Shows what is pushed, opens what it is about when it is pressed, and renews what the browser has ended. */
export function hearPushes(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('push', (event) => {
    const message = messageOf(event, scope);
    if (message) event.waitUntil(show(scope, message));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(scope, String(event.notification.data)));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(scope, event as PushSubscriptionChangeEvent));
  });
}

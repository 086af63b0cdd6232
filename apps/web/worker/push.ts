import { subscribe, tokenOf } from '@nukkad/browser/push/push-subscription.ts';
import { ApiError } from '@nukkad/contract/api-error.ts';
import { createClient } from '@nukkad/contract/client.ts';
import { sessionRefresh } from '@nukkad/contract/session/session.routes.ts';
import { startupSavePushSubscription, startupSettings } from '@nukkad/contract/startup/startup.routes.ts';

/** The payload of a push message from the API. Web Push encrypts it for this browser. */
interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly language: string;
  readonly link: string;
  readonly tag: string;
}

/** Parses a push message; null if it is invalid or links to another site. */
function messageOf({ data }: PushEvent, { location }: ServiceWorkerGlobalScope): PushMessage | null {
  try {
    const message = data?.json() as PushMessage;
    return new URL(message.link).origin === location.origin ? message : null;
  } catch {
    return null;
  }
}

/** Shows a notification. It replaces one with the same tag, so that repeated messages appear once. */
async function show({ registration }: ServiceWorkerGlobalScope, message: PushMessage): Promise<void> {
  const { title, body, language, link, tag } = message;
  await registration.showNotification(title, {
    body,
    lang: language,
    tag,
    data: link,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
  });
}

/** Focuses the window that already shows the page, or opens a new one. Other windows may have unsaved input. */
async function openPage({ clients }: ServiceWorkerGlobalScope, link: string): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => url.split('#')[0] === link);
  if (open) await open.focus();
  else await clients.openWindow(link);
}

/** Saves the subscription at the server. Signs in with the session cookie, because pages do not share their access token. */
async function saveSubscription(subscription: PushSubscription, replaced: string | undefined): Promise<void> {
  let session: { readonly accessToken: string; readonly candidate: { readonly id: string } } | undefined;
  const api = createClient({
    baseUrl: '/api',
    getAccessToken: () => session?.accessToken ?? null,
    getCandidateId: () => session?.candidate.id ?? null,
  });
  // Pages use the same lock, because the server treats a refresh cookie that is used twice as stolen.
  session = await navigator.locks.request('nukkad-session', () => api.call(sessionRefresh, {}));
  await api.call(startupSavePushSubscription, { subscription: tokenOf(subscription), replaced });
}

/** Replaces a subscription that the browser has ended, and saves the new one at the server. */
async function renew(scope: ServiceWorkerGlobalScope, event: PushSubscriptionChangeEvent): Promise<void> {
  const { pushPublicKey } = await createClient({ baseUrl: '/api' }).call(startupSettings, {});
  if (pushPublicKey === null) return;
  const subscription = await subscribe(scope.registration.pushManager, pushPublicKey);
  try {
    await saveSubscription(subscription, event.oldSubscription ? tokenOf(event.oldSubscription) : undefined);
  } catch (error) {
    // Unsubscribe if nobody is signed in any more or the consent was withdrawn. After any other error the next page saves it.
    const isRefused = error instanceof ApiError && (error.status === 401 || error.code === 'CONSENT_MISSING');
    if (isRefused) await subscription.unsubscribe();
  } finally {
    for (const page of await scope.clients.matchAll({ type: 'window' })) page.postMessage('push-renewed');
  }
}

/** Shows push messages, opens the page of a clicked notification, and renews subscriptions that the browser has ended. */
export function handlePushes(scope: ServiceWorkerGlobalScope): void {
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

import { renewPush } from '../../features/push/device-push.ts';
import type { Services } from '../../lib/services.ts';

/** Renews this device's push subscription when the session changes. A failed renewal is retried on the next visit. */
export function startPush(services: Services): void {
  const renew = () => void renewPush(services).catch(() => undefined);
  let before: string | null = null;
  const follow = () => {
    const current = services.session.get();
    // Without a known session or an access token, the server cannot be called.
    if (current.status === 'unknown') return;
    if (current.status === 'signed-in' && current.accessToken === null) return;
    const now = current.status === 'visitor' ? current.status : current.candidateId;
    if (now !== before) renew();
    before = now;
  };
  services.session.subscribe(follow);
  follow();
  // The service worker has replaced the subscription, so this page stores it and saves it at the server if needed.
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.addEventListener('message', ({ data }) => data === 'push-renewed' && renew());
}

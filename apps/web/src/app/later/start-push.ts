import { renewPush } from '../../features/push/device-push.ts';
import type { Services } from '../../lib/services.ts';

/** Keeps this device's push messages in step with who is signed in; what fails is tried at the next visit. */
export function startPush(services: Services): void {
  const renew = () => void renewPush(services).catch(() => undefined);
  let before: string | null = null;
  const follow = () => {
    const current = services.session.get();
    // Not known yet, or remembered while there was no line: nothing can be told.
    if (current.status === 'unknown') return;
    if (current.status === 'signed-in' && current.accessToken === null) return;
    const now = current.status === 'visitor' ? current.status : current.candidateId;
    if (now !== before) renew();
    before = now;
  };
  services.session.subscribe(follow);
  follow();
  // The worker has a new subscription: this page stores what the server was told, or tells it.
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.addEventListener('message', ({ data }) => data === 'push-renewed' && renew());
}

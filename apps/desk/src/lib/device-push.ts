import { subscribe, tokenOf } from '@nukkad/browser/push/push-subscription.ts';
import { pushKey, pushRemove, pushSave } from '@nukkad/contract/partner/notice.routes.ts';
import { readStored, writeStored } from './device-storage.ts';
import type { HireServices } from './services.ts';

/**
 * State of messages on this device. `unsupported`: this browser has none. `unset`: the server has no key for them.
 * `denied`: the browser refuses the permission.
 */
export type PushState = 'unsupported' | 'unset' | 'denied' | 'off' | 'on';

type Deps = Pick<HireServices, 'partner'>;

function canPush(): boolean {
  // Development has no service worker. iPhones support push only for sites on the home screen.
  return (
    import.meta.env.PROD &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window
  );
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Returns the state of messages on this device for a member. */
export async function pushState({ partner }: Deps, memberId: string): Promise<PushState> {
  if (!canPush()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isOwn = readStored('hire-push') === memberId;
  if (isOwn && Notification.permission === 'granted' && (await subscription())) return 'on';
  const { publicKey } = await partner.call(pushKey, {});
  return publicKey === null ? 'unset' : 'off';
}

async function save({ partner }: Deps, memberId: string, publicKey: string): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const token = tokenOf(await subscribe(pushManager, publicKey));
  await partner.call(pushSave, { body: { subscription: token } });
  writeStored('hire-push', memberId);
}

/** Asks the browser for the permission, and subscribes this device if it is given. Returns the new state. */
export async function switchPushOn({ partner }: Deps, memberId: string): Promise<PushState> {
  const { publicKey } = await partner.call(pushKey, {});
  if (publicKey === null) return 'unset';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  await save({ partner }, memberId, publicKey);
  return 'on';
}

/** Ends the subscription in the browser, and deletes it at the server. Returns the new state. */
export async function switchPushOff({ partner }: Deps): Promise<PushState> {
  const existing = await subscription();
  if (existing !== null) await partner.call(pushRemove, { body: { subscription: tokenOf(existing) } });
  await existing?.unsubscribe();
  writeStored('hire-push', null);
  return 'off';
}

/**
 * Stores the subscription for the current session, because it ends with the session in which it was stored. Call it at
 * each visit. Does nothing unless this member has switched messages on here.
 */
export async function renewPush({ partner }: Deps, memberId: string): Promise<void> {
  if (readStored('hire-push') !== memberId || !canPush() || Notification.permission !== 'granted') return;
  const { publicKey } = await partner.call(pushKey, {});
  if (publicKey !== null) await save({ partner }, memberId, publicKey);
}

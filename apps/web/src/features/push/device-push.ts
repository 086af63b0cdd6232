import { subscribe, tokenOf } from '@nukkad/browser/push/push-subscription.ts';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { consentQuery } from '../../lib/consent-query.ts';
import { codeOf } from '../../lib/query/code-of.ts';
import { registerWorker } from '../../lib/register-worker.ts';
import type { Services } from '../../lib/services.ts';
import { settingsQuery } from '../../lib/settings-query.ts';
import { type PushRecord, readPushRecord, writePushRecord } from './push-record.ts';

/**
 * State of push notifications on this device. `impossible` means that the browser or the server does not support
 * them; `denied` means that the browser refuses the permission.
 */
export type PushState = 'impossible' | 'off' | 'on' | 'denied';

/** Key of the privacy notice's item about push notifications. */
const NOTICE_ITEM = 'notifications';

function canPush(): boolean {
  // Without a build there is no service worker. iPhones support push only for sites on the home screen.
  return (
    import.meta.env.PROD &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window
  );
}

async function publicKeyOf(services: Services): Promise<string | null> {
  const { pushPublicKey } = await services.queryClient.ensureQueryData(settingsQuery(services));
  return pushPublicKey;
}

function accountOf({ session }: Services): string | null {
  const current = session.get();
  return current.status === 'signed-in' ? current.candidateId : null;
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Returns the state of push notifications on this device. */
export async function pushState(services: Services): Promise<PushState> {
  if (!canPush() || (await publicKeyOf(services)) === null) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  const isOwn = readPushRecord()?.account === accountOf(services);
  return Notification.permission === 'granted' && isOwn && (await subscription()) ? 'on' : 'off';
}

/** Sends the subscription to the server if it has changed or was not sent today. */
async function store(services: Services, account: string, token: string): Promise<void> {
  const before = readPushRecord();
  const record: PushRecord = { account, token, day: Math.floor(Date.now() / DAY_MS) };
  if (JSON.stringify(before) === JSON.stringify(record)) return;
  const replaced = before && before.token !== token ? before.token : undefined;
  await services.api.call('startup.savePushSubscription', { subscription: token, replaced });
  writePushRecord(record);
}

/** Gives consent to push notifications, also after a withdrawal, because switching them on implies consent. */
async function giveConsent(services: Services): Promise<void> {
  const { queryKey } = consentQuery(services);
  const { version, items } = await services.api.call('consent.state', {});
  if (items.find((item) => item.key === NOTICE_ITEM)?.isGiven === true) return;
  const state = await services.api.call('consent.give', { version, keys: [NOTICE_ITEM] });
  services.queryClient.setQueryData(queryKey, state);
}

/** Asks for the permission, and subscribes this device if it is given. Returns the new state. */
export async function switchPushOn(services: Services): Promise<PushState> {
  const key = await publicKeyOf(services);
  const account = accountOf(services);
  if (key === null || account === null) return 'impossible';
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') return answer === 'denied' ? 'denied' : 'off';
  await giveConsent(services);
  const { pushManager } = await registerWorker();
  await store(services, account, tokenOf(await subscribe(pushManager, key)));
  return 'on';
}

/** Ends the subscription in the browser, so that later notifications do not arrive. */
export async function forgetPush(): Promise<void> {
  writePushRecord(null);
  if (canPush()) await (await subscription())?.unsubscribe();
}

async function removeAtServer({ api }: Services, token: string): Promise<void> {
  // Offline, the server learns of it from the push service at the next notification.
  await api.call('startup.savePushSubscription', { subscription: token, isRemoved: true }).catch(() => {});
}

/** Unsubscribes this device at the server and in the browser. Returns the new state. */
export async function switchPushOff(services: Services): Promise<PushState> {
  const record = readPushRecord();
  if (record) await removeAtServer(services, record.token);
  await forgetPush();
  return 'off';
}

/**
 * Renews the subscription with the server's current key; call it at each visit. Ends the subscription if the browser
 * denies it, consent was withdrawn, or another seeker is signed in.
 */
export async function renewPush(services: Services): Promise<void> {
  const record = readPushRecord();
  if (!canPush()) return;
  const account = accountOf(services);
  if (record === null || record.account !== account) return forgetPush();
  const key = await publicKeyOf(services);
  if (Notification.permission !== 'granted' || key === null) {
    await switchPushOff(services);
    return;
  }
  const { pushManager } = await registerWorker();
  try {
    await store(services, account, tokenOf(await subscribe(pushManager, key)));
  } catch (error) {
    if (codeOf(error) !== 'CONSENT_MISSING') throw error;
    await forgetPush();
  }
}

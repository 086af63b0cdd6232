import { DAY_MS } from '@nukkad/domain/durations.ts';
import { registerWorker } from '../offline/register-worker.ts';
import type { Services } from '../services.ts';
import { settingsQuery } from '../settings-query.ts';
import { type PushRecord, readPushRecord, writePushRecord } from './push-record.ts';
import { subscribe, tokenOf } from './push-subscription.ts';

/** Whether this device is told: it cannot be (or the server has no keys), not yet, it is, or its browser forbids it. */
export type PushState = 'impossible' | 'off' | 'on' | 'denied';

function canPush(): boolean {
  // Without a build there is no service worker; iPhones have push only for sites on the home screen.
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

/** What the reader may be offered here. */
export async function pushState(services: Services): Promise<PushState> {
  if (!canPush() || (await publicKeyOf(services)) === null) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  const isOwn = readPushRecord()?.account === accountOf(services);
  return Notification.permission === 'granted' && isOwn && (await subscription()) ? 'on' : 'off';
}

/** Tells the server of this device: once a day, and at once where something is another than before. */
async function store(services: Services, account: string, token: string): Promise<void> {
  const before = readPushRecord();
  const record: PushRecord = { account, token, day: Math.floor(Date.now() / DAY_MS) };
  if (JSON.stringify(before) === JSON.stringify(record)) return;
  const replaced = before && before.token !== token ? before.token : undefined;
  await services.api.call('startup.savePushSubscription', { subscription: token, replaced });
  writePushRecord(record);
}

/** Asks the reader, and has this device told where the answer is yes. */
export async function switchPushOn(services: Services): Promise<PushState> {
  const [key, account] = [await publicKeyOf(services), accountOf(services)];
  if (key === null || account === null) return 'impossible';
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') return answer === 'denied' ? 'denied' : 'off';
  const { pushManager } = await registerWorker();
  await store(services, account, tokenOf(await subscribe(pushManager, key)));
  return 'on';
}

/** Ends the subscription in the browser: what is sent to it from now on reaches nobody. */
export async function forgetPush(): Promise<void> {
  writePushRecord(null);
  if (canPush()) await (await subscription())?.unsubscribe();
}

async function removeAtServer({ api }: Services, token: string): Promise<void> {
  // Where it cannot be told, it learns of it from the push service at the next message.
  await api.call('startup.savePushSubscription', { subscription: token, isRemoved: true }).catch(() => {});
}

/** This device is not told any more. */
export async function switchPushOff(services: Services): Promise<PushState> {
  const record = readPushRecord();
  if (record) await removeAtServer(services, record.token);
  await forgetPush();
  return 'off';
}

/**
 * At each visit: a device that is told stays so, with the server's present key, for who asked. Where the browser forbids
 * it by now, or somebody else is here, it ends.
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
  await store(services, account, tokenOf(await subscribe(pushManager, key)));
}

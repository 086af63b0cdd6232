/** Name of the Background Sync registration. The service worker sends the outbox when the browser fires it. */
export const SYNC_TAG = 'nukkad-outbox';

interface SyncRegistration extends ServiceWorkerRegistration {
  /** Chromium only. */
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Asks the browser to wake the service worker when the device is online, even if no page is open then. */
export async function requestSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration();
  await registration?.sync?.register(SYNC_TAG);
}

const WORKER = '/sw.js';

/** The app's own worker, as an absolute address. */
export function workerAddress(): string {
  return new URL(WORKER, window.location.href).href;
}

/** Registers the service worker, or finds the one that is; resolves when it is active. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

const WORKER = '/sw.js';

/** Returns the absolute URL of the service worker's script. */
export function workerAddress(): string {
  return new URL(WORKER, window.location.href).href;
}

/** Registers the service worker, or returns the existing registration. Resolves when the worker is active. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

import { onTestFinished } from 'vitest';

/** Tells the page that the device has no connection, until the test ends or `regainConnection` is called. */
export function loseConnection(): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'));
  window.dispatchEvent(new Event('offline'));
}

/** Tells the page that the connection is back. */
export function regainConnection(): void {
  Reflect.deleteProperty(navigator, 'onLine');
  window.dispatchEvent(new Event('online'));
}

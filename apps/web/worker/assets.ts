import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';

/** The build's files that reading without a line needs; put in by the build. */
declare const OFFLINE_FILES: readonly string[];

const DAYS = 30;
const AT_ONCE = 4;

/** Files of the build never change under their name: what is stored is right, whichever version asks for it. */
export const assetStrategy = new CacheFirst({
  cacheName: 'nukkad-assets',
  plugins: [new ExpirationPlugin({ maxAgeSeconds: DAYS * 86_400, maxEntries: 800, purgeOnQuotaError: true })],
});

export function isAsset(pathname: string): boolean {
  return pathname.startsWith('/assets/');
}

/** Fetches what is missing of this version, a few at a time; what was stored stays when the line breaks in between. */
export async function storeAssets(event: ExtendableEvent): Promise<void> {
  const waiting = [...OFFLINE_FILES];
  const storeNext = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const [, stored] = assetStrategy.handleAll({ event, request: new Request(file) });
      await stored;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, storeNext));
}

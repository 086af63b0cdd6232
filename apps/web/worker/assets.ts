import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';

/** The build's files that offline pages need. The build defines this list. */
declare const OFFLINE_FILES: readonly string[];

const DAYS = 30;
const AT_ONCE = 4;

/** Serves files of the build from the cache first, because a hashed file never changes. */
export const assetStrategy = new CacheFirst({
  cacheName: 'nukkad-assets',
  plugins: [new ExpirationPlugin({ maxAgeSeconds: DAYS * 86_400, maxEntries: 800, purgeOnQuotaError: true })],
});

export function isAsset(pathname: string): boolean {
  return pathname.startsWith('/assets/');
}

/** Stores the missing files of this version, four at a time. Files stored before a lost connection are kept. */
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

import type { Page } from 'playwright';

/** All data that a browser stores for a site, as text to search in. */
export interface BrowserStores {
  readonly local: Readonly<Record<string, string>>;
  /** The session storage of this tab. */
  readonly tab: Readonly<Record<string, string>>;
  /** All entries of all IndexedDB databases. */
  readonly databases: string;
  /** Addresses in Cache Storage, with the text of pages. */
  readonly caches: readonly string[];
  /** The names of all cookies, including HttpOnly ones. */
  readonly cookies: readonly string[];
  readonly cookieValues: readonly string[];
}

function readInPage(): Promise<Omit<BrowserStores, 'cookies' | 'cookieValues'>> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const readDatabase = async (name: string) => {
    const database = await settled(indexedDB.open(name));
    const stores = [...database.objectStoreNames];
    const entries = await Promise.all(
      stores.map(async (store) => [
        store,
        await settled(database.transaction(store).objectStore(store).getAll()),
      ]),
    );
    database.close();
    return [name, entries];
  };
  const readCache = async (name: string) => {
    const cache = await caches.open(name);
    const requests = await cache.keys();
    return Promise.all(
      requests.map(async ({ url }) => {
        const isFile = new URL(url).pathname.startsWith('/assets/');
        return isFile ? url : `${url} ${await (await cache.match(url))?.text()}`;
      }),
    );
  };
  return (async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    return {
      local: { ...window.localStorage },
      tab: { ...window.sessionStorage },
      databases: JSON.stringify(await Promise.all(names.map(readDatabase))),
      caches: (await Promise.all((await caches.keys()).map(readCache))).flat(),
    };
  })();
}

/** Reads all browser storage of a page's site. */
export async function readStores(page: Page): Promise<BrowserStores> {
  const stores = await page.evaluate(readInPage);
  const cookies = await page.context().cookies();
  return {
    ...stores,
    cookies: cookies.map(({ name }) => name),
    cookieValues: cookies.map(({ value }) => value),
  };
}

/** Also named by src/lib/offline/store-shell.ts, which fills it. */
const SHELL_CACHE = 'nukkad-shell';
const LANGUAGE_PREFIX = /^\/[a-z]{2}(?=\/|$)/;

/** The empty page of an address's language, or of another where there is none; nothing before it was ever stored. */
export async function shellFor(pathname: string): Promise<Response | undefined> {
  const cache = await caches.open(SHELL_CACHE);
  const [prefix = ''] = LANGUAGE_PREFIX.exec(pathname) ?? [];
  const own = await cache.match(`${prefix}/offline`);
  if (own) return own;
  const [other] = await cache.keys();
  return other && cache.match(other);
}

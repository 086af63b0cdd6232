/** The cache that src/features/offline/store-shell.ts fills; both files must use the same name. */
const SHELL_CACHE = 'nukkad-shell';

/** Returns the stored empty page, which can show any address; undefined if none was stored. */
export async function storedShell(): Promise<Response | undefined> {
  const cache = await caches.open(SHELL_CACHE);
  const [path] = await cache.keys();
  return path && cache.match(path);
}

/** Name of the cache that src/features/offline/store-shell.ts fills. Both files must use the same name. */
const SHELL_CACHE = 'nukkad-shell';

/** Returns the stored offline page, which can show any URL; undefined if none is stored. */
export async function storedShell(): Promise<Response | undefined> {
  const cache = await caches.open(SHELL_CACHE);
  const [path] = await cache.keys();
  return path && cache.match(path);
}

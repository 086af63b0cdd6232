/** Also named by src/features/offline/store-shell.ts, which fills it. */
const SHELL_CACHE = 'nukkad-shell';

/** The empty page in the reader's language, which shows any address; nothing before it was ever stored. */
export async function storedShell(): Promise<Response | undefined> {
  const cache = await caches.open(SHELL_CACHE);
  const [path] = await cache.keys();
  return path && cache.match(path);
}

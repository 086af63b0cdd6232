import { shellPathFor } from './shell-path.ts';

/** Name of the cache for the offline page. worker/shell.ts responds from it and uses the same name. */
const SHELL_CACHE = 'nukkad-shell';
const NAME = 'nukkad.shell';

/** Returns the version of the offline page: its path and the build. If it changes, the page is fetched again. */
function signature(path: string): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
  return [path, script].join(' ');
}

function readSignature(): string | null {
  try {
    return window.localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

/** Stores the page that the service worker shows offline. It contains no personal data. */
export async function storeShell(): Promise<void> {
  const path = shellPathFor(window.location.pathname);
  const current = signature(path);
  const cache = await caches.open(SHELL_CACHE);
  if (readSignature() === current && (await cache.match(path))) return;
  const page = await fetch(path);
  if (!page.ok || page.redirected) return;
  // Read the whole page before replacing the stored one, because the connection may break.
  const whole = new Response(await page.blob(), { headers: page.headers });
  await cache.put(path, whole);
  // Keep only the page of the current language.
  for (const { url } of await cache.keys()) if (new URL(url).pathname !== path) await cache.delete(url);
  try {
    window.localStorage.setItem(NAME, current);
  } catch {
    // The next visit fetches it again.
  }
}

import { shellPathFor } from './shell-path.ts';

/** Also named by worker/shell.ts, which answers from it. */
const SHELL_CACHE = 'nukkad-shell';
const NAME = 'nukkad.shell';

/** What the stored page is made from, by its language and build: it is fetched anew when one of these is another. */
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

/** Stores the page that the service worker shows where the network does not answer; it holds nothing of the reader. */
export async function storeShell(): Promise<void> {
  const path = shellPathFor(window.location.pathname);
  const wanted = signature(path);
  const cache = await caches.open(SHELL_CACHE);
  if (readSignature() === wanted && (await cache.match(path))) return;
  const page = await fetch(path);
  if (!page.ok || page.redirected) return;
  // Whole before it takes the place of the one before: the line may break here.
  const whole = new Response(await page.blob(), { headers: page.headers });
  await cache.put(path, whole);
  // One is enough: that of the language which the reader has now.
  for (const { url } of await cache.keys()) if (new URL(url).pathname !== path) await cache.delete(url);
  try {
    window.localStorage.setItem(NAME, wanted);
  } catch {
    // Fetched again at the next visit.
  }
}

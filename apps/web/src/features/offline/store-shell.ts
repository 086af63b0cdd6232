import { shellPathFor } from './shell-path.ts';

/** Name of the cache for the offline page. worker/shell.ts responds from it and uses the same name. */
const SHELL_CACHE = 'nukkad-shell';
const NAME = 'nukkad.shell';

/** Returns the version of the offline page: its path and the build. If it changes, the page is fetched again. */
function signature(path: string): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
  return [path, script, 'skeleton'].join(' ');
}

function readSignature(): string | null {
  try {
    return window.localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

const BONES = '<div class="nk-bone"></div>'.repeat(4);
/** Four grey cards, as `SkeletonList` renders them. */
const SKELETON = `<div class="nk-page" aria-busy="true"><div class="nk-stack">${`<div class="nk-card nk-bones" aria-hidden="true">${BONES}</div>`.repeat(4)}</div></div>`;

/**
 * Returns the offline page, which is shown for any address that is not stored. Its header and a skeleton stay visible
 * until the screen of the address is rendered. It is never hydrated, so its path in the page state is one that no page
 * has.
 * @internal
 */
export function asStandIn(html: string): string {
  return html
    .replace(/(<main\b[^>]*>)[\s\S]*(<\/main>)/, `$1${SKELETON}$2`)
    .replace(/"shellPath":"[^"]*"/, '"shellPath":"any"');
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
  const whole = new Response(asStandIn(await page.text()), { headers: page.headers });
  await cache.put(path, whole);
  // Keep only the page of the current language.
  for (const { url } of await cache.keys()) if (new URL(url).pathname !== path) await cache.delete(url);
  try {
    window.localStorage.setItem(NAME, current);
  } catch {
    // The next visit fetches it again.
  }
}

/** Where one goes when nobody said where to. */
export const HOME_PATH = '/joblist';

const BASE = 'https://this.site';

/** A path of this site that an address may send one on to; anything that could lead elsewhere becomes the fallback. */
export function returnPath(asked: string | null | undefined, fallback = HOME_PATH): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, BASE)) return fallback;
  const url = new URL(asked, BASE);
  return url.origin === BASE ? url.pathname + url.search + url.hash : fallback;
}

/** `/register?returnTo=…`: an address that leads on to `target` when it is done with. */
export function leadingTo(path: string, target: string): string {
  return `${path}?returnTo=${encodeURIComponent(target)}`;
}

const STORAGE_KEY = 'nukkad.scroll';
const KEPT_MAX = 50;

function readAll(): Record<string, number> {
  try {
    return JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Keeps how far an entry of the history was scrolled, for this tab. */
export function keepScroll(key: string): void {
  const { [key]: _before, ...others } = readAll();
  const entries = [...Object.entries(others), [key, window.scrollY] as const].slice(-KEPT_MAX);
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // A browser that keeps nothing starts each page at its top.
  }
}

/** How far that entry was scrolled when it was left; 0 where that is not known. */
export function keptScroll(key: string): number {
  return readAll()[key] ?? 0;
}

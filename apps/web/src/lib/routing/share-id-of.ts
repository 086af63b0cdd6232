import { readShareId } from '@nukkad/domain/share-link.ts';

/** Returns the share id at the end of a URL's query, before any `&`; null if there is none. */
export function shareIdOf(search: string): string | null {
  try {
    return readShareId(decodeURIComponent(search));
  } catch {
    return null;
  }
}

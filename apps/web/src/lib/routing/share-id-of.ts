import { readShareId } from '@nukkad/domain/share-link.ts';

/** The share id that the search part of an address ends with (what follows an `&` is not of it); null where there is none. */
export function shareIdOf(search: string): string | null {
  try {
    return readShareId(decodeURIComponent(search));
  } catch {
    return null;
  }
}

import { SHARE_ID_LENGTH } from '@nukkad/contract/constants.ts';
import { firstCharacters } from './summary.ts';

const SLUG_LENGTH_MAX = 60;
const SHARE_ID = new RegExp(`^[0-9A-Za-z]{${SHARE_ID_LENGTH}}$`);
const SHARE_ID_AT_END = new RegExp(`([0-9A-Za-z]{${SHARE_ID_LENGTH}})$`);

/**
 * The words of a title joined by hyphens. Keeps letters of any script, so that Devanagari titles are readable in links.
 */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return firstCharacters(words, SLUG_LENGTH_MAX).replace(/-+$/, '');
}

export function isShareId(text: string): boolean {
  return SHARE_ID.test(text);
}

/** `<slug>-<share id>`, or only the share id if the slug is empty. */
export function makeShareLink(title: string, shareId: string): string {
  const slug = slugOf(title);
  return slug ? `${slug}-${shareId}` : shareId;
}

/** The share id in a link's search part (its last six characters); null if they are not a valid id. */
export function readShareId(link: string): string | null {
  const bare = link
    .replace(/^[?#]+/, '')
    .replace(/[&#].*$/, '')
    .replace(/=$/, '');
  return SHARE_ID_AT_END.exec(bare)?.[1] ?? null;
}

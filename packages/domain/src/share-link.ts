import { SHARE_ID_LENGTH } from '@nukkad/contract/constants.ts';

const SLUG_LENGTH_MAX = 60;
const SHARE_ID = new RegExp(`^[0-9A-Za-z]{${SHARE_ID_LENGTH}}$`);
const SHARE_ID_AT_END = new RegExp(`([0-9A-Za-z]{${SHARE_ID_LENGTH}})$`);

/** Words of a title joined by hyphens; letters of any script stay, so that a Devanagari title reads in its link. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return [...words].slice(0, SLUG_LENGTH_MAX).join('').replace(/-+$/, '');
}

export function isShareId(text: string): boolean {
  return SHARE_ID.test(text);
}

/** `<slug>-<share id>`; the id alone where the title leaves no slug. */
export function makeShareLink(title: string, shareId: string): string {
  const slug = slugOf(title);
  return slug ? `${slug}-${shareId}` : shareId;
}

/** The share id: the last six characters of a link's search part; null where they cannot be one. */
export function readShareId(link: string): string | null {
  const bare = link
    .replace(/^[?#]+/, '')
    .replace(/[&#].*$/, '')
    .replace(/=$/, '');
  return SHARE_ID_AT_END.exec(bare)?.[1] ?? null;
}

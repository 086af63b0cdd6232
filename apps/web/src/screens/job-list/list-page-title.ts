import { fittingText } from '@nukkad/domain/fitting-text.ts';

/** Maximum length of a title in characters. Search engines cut longer ones. */
const TITLE_LENGTH_MAX = 60;

/**
 * Returns the title of a list's page, at most 60 characters. It contains the brand if both fit; otherwise the title alone or its
 * short form, which is cut after a word if necessary.
 */
export function listPageTitle(title: string, short: string, brand: string): string {
  return fittingText([`${title} | ${brand}`, title, short], TITLE_LENGTH_MAX);
}

import type { Language } from '@nukkad/contract';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';

/** A link within the site, as the API writes it when it has sanitised a text. */
const OWN_LINK = /(<a\b[^>]*\shref=")(\/(?!\/)[^"]*)"/g;
/** Addresses that have no language: the API's, and files. */
const NO_PAGE = /^\/(?:api|chat|feeds|sitemaps|previews|language)\/|\.\w{2,5}(?:[?#]|$)/;

/** The text with its links to pages of this site leading to them in the reader's language. */
export function linksInLanguage(html: string, language: Language): string {
  return html.replace(OWN_LINK, (link: string, before: string, path: string) =>
    NO_PAGE.test(path) ? link : `${before}${pathInLanguage(path, language)}"`,
  );
}

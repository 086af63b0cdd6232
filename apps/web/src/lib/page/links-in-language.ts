import type { Language } from '@nukkad/contract';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';

/** Matches a link to a path of this site, in the form in which the API's sanitiser writes it. */
const OWN_LINK = /(<a\b[^>]*\shref=")(\/(?!\/)[^"]*)"/g;
/** Matches the paths that are the same in all languages: the API and files. */
const NO_PAGE = /^\/(?:api|chat|feeds|sitemaps|previews|language)\/|\.\w{2,5}(?:[?#]|$)/;

/** Adds the prefix of the reader's language to the links to pages of this site. */
export function linksInLanguage(html: string, language: Language): string {
  return html.replace(OWN_LINK, (link: string, before: string, path: string) =>
    NO_PAGE.test(path) ? link : `${before}${pathInLanguage(path, language)}"`,
  );
}

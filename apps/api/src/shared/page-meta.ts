import { type PageKey, pageMeta } from '@nukkad/content/page-meta.ts';
import type { Language, PageMeta } from '@nukkad/contract';
import { fillPlaceholders } from '@nukkad/i18n/fill-placeholders.ts';
import type { Config } from '../config.ts';

/** What a page says of itself, in the reader's language; `values` fill the page's own placeholders. */
export function metaOf(
  { BRAND_NAME }: Pick<Config, 'BRAND_NAME'>,
  page: PageKey,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): PageMeta {
  const { title, description, keywords } = pageMeta[page];
  const fill = (text: string) => fillPlaceholders(text, { brandName: BRAND_NAME, ...values });
  return {
    title: fill(title[language]),
    description: fill(description[language]),
    keywords: fill(keywords[language]),
  };
}

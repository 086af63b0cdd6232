import type { Language, PageMeta } from '@nukkad/contract';
import type { LookUp, Namespaces } from '@nukkad/i18n';
import { translations } from '@nukkad/i18n/translations.ts';
import type { CoreConfig } from '../config/core-config.ts';

const texts = await translations('meta');

/** Key of a page that has meta data for search engines. */
export type PageKey = keyof Namespaces['meta']['title'];

/** Returns the page's meta data in the reader's language; `values` fill its placeholders. */
export function metaOf(
  { BRAND_NAME }: Pick<CoreConfig, 'BRAND_NAME'>,
  page: PageKey,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): PageMeta {
  const t = texts[language] as unknown as LookUp;
  const all = { brandName: BRAND_NAME, ...values };
  return {
    title: t(`title.${page}`, all),
    description: t(`description.${page}`, all),
    keywords: t(`keywords.${page}`, all),
  };
}

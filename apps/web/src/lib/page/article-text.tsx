import { useLanguage } from '@nukkad/i18n/react.ts';
import { linksInLanguage } from './links-in-language.ts';
import { trustedHtml } from './trusted-html.ts';
import './article-text.css';

/** Formatted text as HTML, which the API has sanitised. */
export function ArticleText({ html }: { readonly html: string }) {
  return (
    <div
      className="article-text"
      dangerouslySetInnerHTML={{ __html: trustedHtml(linksInLanguage(html, useLanguage())) }}
    />
  );
}

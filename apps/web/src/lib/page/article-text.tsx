import { useLanguage } from '@nukkad/i18n/react.ts';
import { linksInLanguage } from './links-in-language.ts';
import { trustedHtml } from './trusted-html.ts';
import './article-text.css';

/** Formatted text from outside, as the API has sanitised it. */
export function ArticleText({ html }: { readonly html: string }) {
  return (
    <div
      className="article-text"
      dangerouslySetInnerHTML={{ __html: trustedHtml(linksInLanguage(html, useLanguage())) }}
    />
  );
}

import { useLanguage } from '@nukkad/i18n/react.ts';
import { linksInLanguage } from './links-in-language.ts';
import './article-text.css';

/** Formatted text from outside; the API has sanitised it when it was stored and again when it was answered. */
export function ArticleText({ html }: { readonly html: string }) {
  return (
    <div
      className="article-text"
      dangerouslySetInnerHTML={{ __html: linksInLanguage(html, useLanguage()) }}
    />
  );
}

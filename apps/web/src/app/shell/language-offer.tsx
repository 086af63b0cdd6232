import { LANGUAGES } from '@nukkad/contract';
import { OWN_LANGUAGE } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { useChangeLanguage } from './use-change-language.ts';
import './language-offer.css';

/**
 * A large button for the language of the reader's browser, above the page, and a small one to keep the language of the page. An inline
 * script and the stylesheet show it before the first paint, only if the two languages differ and none was chosen.
 */
export function LanguageOffer() {
  const nav = useT('nav');
  const current = useLanguage();
  const { hrefOf, change } = useChangeLanguage();
  const others = LANGUAGES.filter((language) => language !== current);
  return (
    <nav aria-label={nav('language')} className="language-offer nk-page">
      {others.map((language) => (
        <a
          key={language}
          className="nk-button nk-button--accent"
          lang={language}
          href={hrefOf(language)}
          onClick={(event) => change(event, language)}
        >
          {OWN_LANGUAGE[language].apply}
        </a>
      ))}
      <a
        className="nk-button nk-button--quiet"
        href={hrefOf(current)}
        onClick={(event) => change(event, current)}
      >
        {OWN_LANGUAGE[current].apply}
      </a>
    </nav>
  );
}

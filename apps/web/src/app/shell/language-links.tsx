import { LANGUAGES, type Language } from '@nukkad/contract';
import { OWN_LANGUAGE } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { saveLanguage } from '../../lib/language/save-language.ts';
import { useServices } from '../../lib/services.ts';

/** Links to the page in each language. They work without JavaScript; with it they change the language without loading the page. */
export function LanguageLinks() {
  const t = useT('nav');
  const current = useLanguage();
  const services = useServices();
  const { pathname, search } = useLocation();
  const back = encodeURIComponent(pathname + search);
  const change = (event: MouseEvent, language: Language) => {
    event.preventDefault();
    void saveLanguage(services, language);
  };
  return (
    <nav aria-label={t('language')} className="language-links">
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={`/language/${language}?back=${back}`}
          lang={language}
          hrefLang={language}
          aria-label={`${OWN_LANGUAGE[language].short} ${OWN_LANGUAGE[language].full}`}
          aria-current={language === current ? 'true' : undefined}
          onClick={(event) => change(event, language)}
        >
          {OWN_LANGUAGE[language].short}
        </a>
      ))}
    </nav>
  );
}

import { LANGUAGES, type Language } from '@nukkad/contract';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { chooseLanguage } from '../../lib/language/choose-language.ts';
import { useServices } from '../../lib/services.ts';

/** Each language in its own letters, so that its readers find it whatever the page is in. */
const OWN_NAMES: Record<Language, { readonly short: string; readonly full: string }> = {
  en: { short: 'EN', full: 'English' },
  hi: { short: 'हिं', full: 'हिन्दी' },
  mr: { short: 'म', full: 'मराठी' },
};

/** Plain links that the server answers; with script they change the page in place. */
export function LanguageLinks() {
  const t = useT('nav');
  const current = useLanguage();
  const services = useServices();
  const { pathname, search } = useLocation();
  const back = encodeURIComponent(pathname + search);
  const change = (event: MouseEvent, language: Language) => {
    event.preventDefault();
    void chooseLanguage(services, language);
  };
  return (
    <nav aria-label={t('language')} className="language-links">
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={`/language/${language}?back=${back}`}
          lang={language}
          hrefLang={language}
          aria-label={OWN_NAMES[language].full}
          aria-current={language === current ? 'true' : undefined}
          onClick={(event) => change(event, language)}
        >
          {OWN_NAMES[language].short}
        </a>
      ))}
    </nav>
  );
}

import { LANGUAGES } from '@nukkad/contract';
import { OWN_LANGUAGE } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { useChangeLanguage } from './use-change-language.ts';

/** Links to the page in each language. They work without JavaScript; with it they change the language without loading the page. */
export function LanguageLinks({ className = 'language-links' }: { readonly className?: string }) {
  const t = useT('nav');
  const current = useLanguage();
  const { hrefOf, change } = useChangeLanguage();
  return (
    <nav aria-label={t('language')} className={className}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={hrefOf(language)}
          onClick={(event) => change(event, language)}
          lang={language}
          hrefLang={language}
          aria-label={`${OWN_LANGUAGE[language].short} ${OWN_LANGUAGE[language].full}`}
          aria-current={language === current ? 'true' : undefined}
        >
          {OWN_LANGUAGE[language].short}
        </a>
      ))}
    </nav>
  );
}

import { LANGUAGES, type Language } from '@nukkad/contract';
import { OWN_LANGUAGE } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { IconButton } from '@nukkad/ui';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasChosenLanguage } from '../../lib/language/choose-language.ts';
import { saveLanguage } from '../../lib/language/save-language.ts';
import { useServices } from '../../lib/services.ts';
import { readStored, writeStored } from '../../lib/storage/local-storage.ts';
import './language-banner.css';

/** Paths of the language screen, which do not show the banner. */
const LANGUAGE_PATHS = ['/selectlanguage', '/changelanguage'];

/** Asks for the language on the first visit. Once answered or closed, it is not shown again in this browser. */
export function LanguageBanner() {
  const nav = useT('nav');
  const common = useT('common');
  const services = useServices();
  const { pathname } = useLocation();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => setAsked(!hasChosenLanguage() && readStored('languageAsked') === null), []);
  if (!isAsked || LANGUAGE_PATHS.includes(pathname)) return null;
  const close = () => {
    writeStored('languageAsked', 'true');
    setAsked(false);
  };
  const choose = (language: Language) => {
    close();
    void saveLanguage(services, language);
  };
  return (
    <section className="language-banner" aria-label={nav('language')}>
      <ul>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <button type="button" className="nk-chip" lang={language} onClick={() => choose(language)}>
              {OWN_LANGUAGE[language].full}
            </button>
          </li>
        ))}
      </ul>
      <IconButton label={common('close')} icon={<X aria-hidden />} onClick={close} />
    </section>
  );
}

import type { Language } from '@nukkad/contract';
import { LANGUAGES } from '@nukkad/contract/constants.ts';
import { memberChange, memberMe } from '@nukkad/contract/partner/member.routes.ts';
import { OWN_LANGUAGE } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { chooseLanguage } from '../lib/device-language.ts';
import { useServices } from '../lib/services.ts';
import { setMe, useMeQuery } from '../lib/use-me.ts';

/** Returns a function that changes the language of this device, and of messages to the member if one is signed in. */
function useChangeLanguage(): (language: Language) => Promise<void> {
  const services = useServices();
  const { data: me } = useMeQuery();
  return async (language) => {
    await chooseLanguage(services.i18n, language);
    // Some responses are in the language of the reader.
    void services.queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== memberMe.key,
    });
    if (!me || me.member.language === language) return;
    // Without a connection the device's language changes all the same.
    const changed = await services.partner.call(memberChange, { body: { language } }).catch(() => null);
    if (changed) setMe(services, changed);
  };
}

/** Buttons for the three languages. */
export function LanguageSwitch() {
  const t = useT('hire-shell');
  const current = useLanguage();
  const change = useChangeLanguage();
  return (
    <fieldset className="hire-languages" aria-label={t('language')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          aria-label={`${OWN_LANGUAGE[language].short} ${OWN_LANGUAGE[language].full}`}
          onClick={() => void change(language)}
        >
          {OWN_LANGUAGE[language].short}
        </button>
      ))}
    </fieldset>
  );
}

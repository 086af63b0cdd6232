import { LANGUAGES } from '@nukkad/contract';
import { type Namespace, OWN_LANGUAGE } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button, Notice } from '@nukkad/ui';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ScreenPage } from '../../lib/page/screen-page.tsx';
import { HOME_PATH } from '../../lib/routing/return-path.ts';
import { LanguageTiles } from './language-tiles.tsx';
import { useApplyLanguage } from './use-apply-language.ts';
import './language.css';

export const namespaces: readonly Namespace[] = ['language'];

/** Lets the reader choose a language. Without JavaScript the server handles the form. */
export function LanguageScreen() {
  const t = useT('language');
  const errors = useT('errors');
  const current = useLanguage();
  const [chosen, setChosen] = useState(current);
  const { state, apply } = useApplyLanguage();
  const isFirst = useLocation().pathname === '/selectlanguage';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void apply(chosen);
  };
  return (
    <ScreenPage
      title={t('title')}
      back={isFirst ? undefined : 'previous'}
      isPersonal
      className="language-screen"
    >
      <p className="language-screen__others">
        {LANGUAGES.filter((language) => language !== current).map((language) => (
          <span key={language} lang={language}>
            {OWN_LANGUAGE[language].choose}
          </span>
        ))}
      </p>
      <form action="/language" method="get" onSubmit={submit}>
        <input type="hidden" name="back" value={HOME_PATH} />
        <LanguageTiles legend={t('title')} value={chosen} onChange={setChosen} />
        <div role="status">
          {state === 'not-in-profile' && <Notice tone="warning">{t('notInProfile')}</Notice>}
          {state === 'failed' && <Notice tone="warning">{errors('offline')}</Notice>}
        </div>
        <Button type="submit" isWide isBusy={state === 'busy'} lang={chosen}>
          {OWN_LANGUAGE[chosen][isFirst ? 'next' : 'apply']}
        </Button>
      </form>
      <p className="language-screen__hint">{t('hint')}</p>
    </ScreenPage>
  );
}

export { LanguageScreen as Screen };

import { DEFAULT_LANGUAGE } from '@nukkad/contract';
import { splitLanguagePath } from '@nukkad/domain/language-path.ts';
import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { LoadingOverlay, Scene, Sign } from '@nukkad/ui';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSignInArrival } from '../../features/sign-in/use-arrival.ts';
import { consentQuery } from '../../lib/consent-query.ts';
import { hasChosenLanguage } from '../../lib/language/choose-language.ts';
import { ScreenPage } from '../../lib/page/screen-page.tsx';
import { safeReturnPath } from '../../lib/routing/return-path.ts';
import { type Services, useServices } from '../../lib/services.ts';
import { settingsQuery } from '../../lib/settings-query.ts';
import { useStoreReferral } from '../../lib/storage/stored-referral.ts';
import { useIsSignedIn } from '../../lib/use-session.ts';
import { SignInBox } from './sign-in-box.tsx';
import { WhyRegister } from './why-register.tsx';
import './register.css';

export const namespaces: readonly Namespace[] = ['login'];

/** Loads the available identity providers and the consent notice. */
export async function load(services: Services): Promise<void> {
  const { queryClient } = services;
  await Promise.all([
    queryClient.prefetchQuery(settingsQuery(services)),
    queryClient.prefetchQuery(consentQuery(services)),
  ]);
}

/**
 * Navigates to `returnTo` when the user is signed in. The identity provider's redirect is in the default language, so this hook also
 * changes to the language of `returnTo`, unless the reader has chosen another one.
 */
function useReturnWhenSignedIn(canReturn: boolean, returnTo: string): void {
  const navigate = useNavigate();
  const { i18n } = useServices();
  useEffect(() => {
    if (!canReturn) return;
    const { language, path } = splitLanguagePath(returnTo);
    const isOther = language !== DEFAULT_LANGUAGE && language !== i18n.language && !hasChosenLanguage();
    const spoken = isOther ? i18n.changeLanguage(language) : Promise.resolve();
    void spoken.then(() => navigate(path, { replace: true }));
  }, [canReturn, i18n, navigate, returnTo]);
}

/** Signs in or registers the user, then returns to the previous page. */
export function RegisterScreen() {
  const t = useT('login');
  const [search] = useSearchParams();
  const { isBusy, isSettled, error, returnTo: cameFrom } = useSignInArrival();
  const returnTo = safeReturnPath(cameFrom ?? search.get('returnTo'));
  useStoreReferral(search.get('referral'));
  const isSignedIn = useIsSignedIn();
  // `again` makes a signed-in user log in again. The provider's redirect does not contain it.
  const canReturn = isSignedIn && !isBusy && isSettled && !search.has('again');
  useReturnWhenSignedIn(canReturn, returnTo);
  return (
    <ScreenPage title={t('title')} back="previous" isPersonal isWide className="register-screen">
      <SignInBox returnTo={returnTo} error={error} />
      <Sign className="register-screen__sign">
        <Scene name="sign-in" width={180} />
        <WhyRegister />
      </Sign>
      {(isBusy || canReturn) && <LoadingOverlay text={t('busy')} />}
    </ScreenPage>
  );
}

export { RegisterScreen as Screen };

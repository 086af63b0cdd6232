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

/** Which accounts one can sign in with, and the notice of what is stored. */
export async function load(services: Services): Promise<void> {
  const { queryClient } = services;
  await Promise.all([
    queryClient.prefetchQuery(settingsQuery(services)),
    queryClient.prefetchQuery(consentQuery(services)),
  ]);
}

/**
 * Goes on as soon as somebody is signed in: just now, or before. A provider that leads back to one address, whatever the
 * language, leaves it in the path.
 */
function useGoOn(goesOn: boolean, returnTo: string): void {
  const navigate = useNavigate();
  const { i18n } = useServices();
  useEffect(() => {
    if (!goesOn) return;
    const { language, path } = splitLanguagePath(returnTo);
    const isOther = language !== DEFAULT_LANGUAGE && language !== i18n.language && !hasChosenLanguage();
    const spoken = isOther ? i18n.changeLanguage(language) : Promise.resolve();
    void spoken.then(() => navigate(path, { replace: true }));
  }, [goesOn, i18n, navigate, returnTo]);
}

/** Signing in, which also registers; afterwards one is back where one was. */
export function RegisterScreen() {
  const t = useT('login');
  const [search] = useSearchParams();
  const { isBusy, error, returnTo: cameFrom } = useSignInArrival();
  const returnTo = safeReturnPath(cameFrom ?? search.get('returnTo'));
  useStoreReferral(search.get('referral'));
  const isSignedIn = useIsSignedIn();
  // `again` asks somebody who is signed in to log in again; coming back from the provider drops it from the address.
  const goesOn = isSignedIn && !isBusy && !search.has('again');
  useGoOn(goesOn, returnTo);
  return (
    <ScreenPage title={t('title')} back="previous" isPersonal isWide className="register-screen">
      <SignInBox returnTo={returnTo} error={error} />
      <Sign className="register-screen__sign">
        <Scene name="sign-in" width={180} />
        <WhyRegister />
      </Sign>
      {(isBusy || goesOn) && <LoadingOverlay text={t('busy')} />}
    </ScreenPage>
  );
}

export { RegisterScreen as Screen };

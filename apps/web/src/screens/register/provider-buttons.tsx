import type { AcceptedTexts } from '@nukkad/contract/session/session.domain.ts';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button, Checkbox, Modal } from '@nukkad/ui';
import { useState } from 'react';
import { storeAccepted } from '../../features/consent/accepted-texts.ts';
import type { Provider } from '../../features/sign-in/arrival.ts';
import { FacebookButton } from '../../features/sign-in/facebook-button.tsx';
import { GoogleButton } from '../../features/sign-in/google-button.tsx';
import { signInAddress } from '../../features/sign-in/sign-in-address.ts';
import type { SignInChoices } from '../../features/sign-in/sign-in-choices.ts';

interface ProviderButtonsProps {
  readonly choices: SignInChoices;
  readonly returnTo: string;
  /** Returns the texts that the person accepts; null while they are not known. */
  readonly accept: () => AcceptedTexts | null;
}

/**
 * The buttons of Google and Facebook, with the box to accept the terms. Without the tick a dialog asks; its button
 * accepts and goes on, so that nobody has to press twice.
 */
export function ProviderButtons({ choices, returnTo, accept }: ProviderButtonsProps) {
  const t = useT('login');
  const language = useLanguage();
  const [isAccepted, setAccepted] = useState(false);
  const [asked, setAsked] = useState<Provider | null>(null);
  const store = () => {
    const accepted = accept();
    if (accepted) storeAccepted(accepted);
    return accepted !== null;
  };
  const mayGo = (provider: Provider) => () => {
    if (!isAccepted) setAsked(provider);
    return isAccepted && store();
  };
  const agree = (provider: Provider) => {
    setAccepted(true);
    setAsked(null);
    if (store()) window.location.assign(signInAddress(provider, returnTo, language));
  };
  return (
    <>
      <Checkbox
        label={t('accept')}
        checked={isAccepted}
        onChange={(event) => setAccepted(event.currentTarget.checked)}
      />
      {choices.google && <GoogleButton isQuiet={choices.phone} returnTo={returnTo} mayGo={mayGo('google')} />}
      {choices.facebook && <FacebookButton returnTo={returnTo} mayGo={mayGo('facebook')} />}
      <Modal
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={t('termsMissing')}
        actions={<Button onClick={() => asked && agree(asked)}>{t('agree')}</Button>}
      >
        <p>{t('accept')}</p>
      </Modal>
    </>
  );
}

import { useT } from '@nukkad/i18n/react.ts';
import { Button, ErrorState, LinkButton, Modal } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { storeAccepted } from '../../features/consent/accepted-texts.ts';
import { FacebookButton } from '../../features/sign-in/facebook-button.tsx';
import { GoogleButton } from '../../features/sign-in/google-button.tsx';
import { type SignInChoices, signInChoices } from '../../features/sign-in/sign-in-choices.ts';
import { consentQuery } from '../../lib/consent-query.ts';
import { useErrorPhrase } from '../../lib/query/use-error-phrase.ts';
import { useServices } from '../../lib/services.ts';
import { settingsQuery } from '../../lib/settings-query.ts';
import { NoSignIn } from './no-sign-in.tsx';
import { SignUpNotice } from './sign-up-notice.tsx';
import { SuspendedNotice, suspensionReason } from './suspended-notice.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';

/** Returns the available identity providers. */
function useSignInChoices(): SignInChoices {
  const services = useServices();
  const { data: settings } = useQuery({ ...settingsQuery(services), enabled: !services.isServer });
  return signInChoices(settings);
}

interface SignInBoxProps {
  readonly returnTo: string;
  readonly error: unknown;
}

/** The consent checkbox and the sign-in buttons. */
export function SignInBox({ returnTo, error }: SignInBoxProps) {
  const t = useT('login');
  const nav = useT('nav');
  const { site } = useServices();
  const { google, facebook } = useSignInChoices();
  const [isAccepted, setAccepted] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const notice = useQuery(consentQuery(useServices()));
  const mayGo = () => {
    if (!isAccepted) setAsking(true);
    else if (notice.data) storeAccepted({ terms: notice.data.termsVersion, notice: notice.data.version });
    // Without the notice the versions of the accepted texts are unknown, so consent could not be stored.
    else void notice.refetch();
    return isAccepted && notice.data !== undefined;
  };
  if (!google && !facebook) return <NoSignIn />;
  return (
    <div className="sign-in-box nk-card">
      <SignInError error={error} />
      <SignUpNotice />
      <TermsCheckbox ref={box} isAccepted={isAccepted} onChange={setAccepted} />
      {google && <GoogleButton returnTo={returnTo} mayGo={mayGo} />}
      {facebook && <FacebookButton returnTo={returnTo} mayGo={mayGo} />}
      <p className="sign-in-box__safe">{t('safe')}</p>
      {site.appUrl && (
        <LinkButton
          variant="quiet"
          href={site.appUrl}
          target="_blank"
          rel="noreferrer"
          icon={<Smartphone aria-hidden size={20} />}
        >
          {nav('downloadApp')}
        </LinkButton>
      )}
      <TermsDialog
        isOpen={isAsking}
        onClose={() => {
          setAsking(false);
          // After the dialog has restored the focus.
          requestAnimationFrame(() => box.current?.focus());
        }}
      />
    </div>
  );
}

function SignInError({ error }: { readonly error: unknown }) {
  const phrase = useErrorPhrase();
  if (error === null) return null;
  const reason = suspensionReason(error);
  if (reason !== null) return <SuspendedNotice reason={reason} />;
  return <ErrorState text={phrase(error) ?? ''} />;
}

function TermsDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useT('login');
  const common = useT('common');
  return (
    <Modal
      kind="warning"
      isOpen={isOpen}
      onClose={onClose}
      title={t('termsMissing')}
      actions={<Button onClick={onClose}>{common('ok')}</Button>}
    />
  );
}

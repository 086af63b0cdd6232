import { useT } from '@nukkad/i18n/react.ts';
import { ErrorState, LinkButton } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { PhoneSignIn } from '../../features/sign-in/phone/phone-sign-in.tsx';
import { type SignInChoices, signInChoices } from '../../features/sign-in/sign-in-choices.ts';
import { consentQuery } from '../../lib/consent-query.ts';
import { useErrorPhrase } from '../../lib/query/use-error-phrase.ts';
import { useServices } from '../../lib/services.ts';
import { settingsQuery } from '../../lib/settings-query.ts';
import { NoSignIn } from './no-sign-in.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { SignUpNotice } from './sign-up-notice.tsx';
import { SuspendedNotice, suspensionReason } from './suspended-notice.tsx';
import { TermsLinks } from './terms-links.tsx';

/** Returns the available ways to sign in. */
function useSignInChoices(): SignInChoices {
  const services = useServices();
  const { data: settings } = useQuery({ ...settingsQuery(services), enabled: !services.isServer });
  return signInChoices(settings);
}

interface SignInBoxProps {
  readonly returnTo: string;
  readonly error: unknown;
}

/** The ways to sign in: the phone number first, then Google and Facebook. */
export function SignInBox({ returnTo, error }: SignInBoxProps) {
  const t = useT('login');
  const nav = useT('nav');
  const { site } = useServices();
  const choices = useSignInChoices();
  const notice = useQuery(consentQuery(useServices()));
  /** Without the notice the versions of the texts are unknown, so that consent could not be stored. */
  const accept = () => {
    if (notice.data) return { terms: notice.data.termsVersion, notice: notice.data.version };
    void notice.refetch();
    return null;
  };
  const hasProvider = choices.google || choices.facebook;
  if (!choices.phone && !hasProvider) return <NoSignIn />;
  return (
    <div className="sign-in-box nk-card">
      <SignInError error={error} />
      {choices.phone && (
        <PhoneSignIn accept={accept}>
          <SignUpNotice />
          <div>
            <p className="sign-in-box__agree">{t('phone.agree')}</p>
            <TermsLinks />
          </div>
        </PhoneSignIn>
      )}
      {!choices.phone && (
        <>
          <SignUpNotice />
          <TermsLinks />
        </>
      )}
      {choices.phone && hasProvider && <p className="sign-in-box__or">{t('or')}</p>}
      {hasProvider && <ProviderButtons choices={choices} returnTo={returnTo} accept={accept} />}
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

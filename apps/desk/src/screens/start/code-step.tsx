import { useSecondsUntil } from '@nukkad/browser/phone/use-seconds-until.ts';
import { useWebOtp } from '@nukkad/browser/phone/use-web-otp.ts';
import { OTP_DIGITS } from '@nukkad/contract/constants.ts';
import { memberSignIn } from '@nukkad/contract/partner/member.routes.ts';
import { nationalDigits } from '@nukkad/domain/phone.ts';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button, OtpInput } from '@nukkad/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { offerPasskey } from '../../features/passkeys/passkey-offer.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { useServices } from '../../lib/services.ts';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { setMe } from '../../lib/use-me.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';
import type { SentCode } from './sign-in.tsx';

interface CodeStepProps {
  readonly sent: SentCode;
  readonly isSending: boolean;
  /** The error of sending another code. */
  readonly error: unknown;
  readonly onResend: () => void;
  readonly onSignedIn: () => void;
  readonly onOtherNumber: () => void;
}

function ResendButton({ sent, isSending, onResend }: Pick<CodeStepProps, 'sent' | 'isSending' | 'onResend'>) {
  const t = useT('hire-start');
  const seconds = useSecondsUntil(sent.resendAt);
  if (seconds > 0) return <p className="hire-start__hint">{t('resendIn', { count: seconds })}</p>;
  return (
    <SendButton variant="quiet" isBusy={isSending} onClick={onResend}>
      {t('resend')}
    </SendButton>
  );
}

/** The field for the six digits. A complete code signs in without a press. */
export function CodeStep({ sent, isSending, error, onResend, onSignedIn, onOtherNumber }: CodeStepProps) {
  const t = useT('hire-start');
  const language = useLanguage();
  const services = useServices();
  const phrase = useErrorPhrase();
  const isOnline = useIsOnline();
  const signIn = usePartnerCommand(memberSignIn);
  const [code, setCode] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);

  async function enter(complete: string): Promise<void> {
    const { phone, token } = sent;
    const me = await signIn.run({ body: { phone, token, code: complete, language } });
    if (me === null) {
      box.current?.select();
      return;
    }
    onSignedIn();
    offerPasskey();
    setMe(services, me);
  }

  useWebOtp((received) => {
    setCode(received);
    void enter(received);
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (code.length === OTP_DIGITS && isOnline) void enter(code);
    else box.current?.focus();
  }

  return (
    <form className="hire-start__form" onSubmit={submit} noValidate>
      <h1>{t('codeHeading')}</h1>
      <p>
        {t('codeSent', { phone: `+91 ${nationalDigits(sent.phone)}` })}{' '}
        <Button variant="quiet" size="s" onClick={onOtherNumber}>
          {t('otherNumber')}
        </Button>
      </p>
      <OtpInput
        ref={box}
        label={t('code')}
        digits={OTP_DIGITS}
        value={code}
        error={phrase(signIn.error ?? error)}
        onChange={(typed) => {
          signIn.clearError();
          setCode(typed);
        }}
        onComplete={(complete) => isOnline && void enter(complete)}
      />
      <SendButton type="submit" isWide isBusy={signIn.isBusy}>
        {t(isOnline ? 'enter' : 'noConnection')}
      </SendButton>
      <p className="hire-start__hint">{t('keepSecret')}</p>
      <ResendButton sent={sent} isSending={isSending} onResend={onResend} />
    </form>
  );
}

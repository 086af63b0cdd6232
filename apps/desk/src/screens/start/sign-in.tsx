import { forgetSessionState, useSessionState } from '@nukkad/browser/storage/use-session-state.ts';
import { memberSendCode } from '@nukkad/contract/partner/member.routes.ts';
import { PartnerApiError } from '@nukkad/contract/partner/partner-client.ts';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { lazy, Suspense, useState } from 'react';
import { supportsPasskeys } from '../../features/passkeys/passkey-offer.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';
import { NumberStep } from './number-step.tsx';

const SECOND_MS = 1000;
/** The name under which the tab stores the sent code. */
const SENT_CODE = 'hire-sign-in';
/** Loaded when the code is sent, so that the first view is small. */
const CodeStep = lazy(async () => ({ default: (await import('./code-step.tsx')).CodeStep }));

/** Loaded after the first view, because most visitors type their number. */
const PasskeySignIn = lazy(async () => ({
  default: (await import('./passkey-sign-in.tsx')).PasskeySignIn,
}));

/** Loaded when no code can be sent. */
const CallUs = lazy(async () => ({ default: (await import('../../features/help/call-us.tsx')).CallUs }));

/** A code that was sent: it works for this number, together with the token. */
export interface SentCode {
  readonly phone: string;
  readonly token: string;
  /** When another code may be sent, in milliseconds since the epoch. */
  readonly resendAt: number;
}

/** Signs in with a phone number: first the number, then the code of the SMS. A passkey needs neither. */
export function SignIn() {
  const t = useT('hire-start');
  const language = useLanguage();
  const send = usePartnerCommand(memberSendCode);
  const [phone, setPhone] = useState('');
  // The step survives a reload: phones drop a page while its reader looks up the code.
  const [sent, setSent] = useSessionState<SentCode>(SENT_CODE);

  async function sendTo(number: string): Promise<void> {
    const result = await send.run({ body: { phone: number, language } });
    if (result === null) return;
    setSent({ phone: number, token: result.token, resendAt: Date.now() + result.resendAfter * SECOND_MS });
  }

  const isSmsDown = send.error instanceof PartnerApiError && send.error.code.startsWith('SMS_');
  const commonProps = { error: send.error, isSending: send.isBusy };
  return (
    <>
      {sent === null ? (
        <NumberStep
          {...commonProps}
          typed={phone}
          onType={(typed) => {
            send.clearError();
            setPhone(typed);
          }}
          onSend={(number) => void sendTo(number)}
        >
          <h1>{t('heading')}</h1>
          <p>{t('lead')}</p>
        </NumberStep>
      ) : (
        <CodeStep
          key={sent.token}
          {...commonProps}
          sent={sent}
          onResend={() => void sendTo(sent.phone)}
          onSignedIn={() => forgetSessionState(SENT_CODE)}
          onOtherNumber={() => {
            send.clearError();
            setSent(null);
          }}
        />
      )}
      {isSmsDown && (
        <Suspense>
          <CallUs />
        </Suspense>
      )}
      {sent === null && supportsPasskeys() && (
        <Suspense>
          <PasskeySignIn />
        </Suspense>
      )}
    </>
  );
}

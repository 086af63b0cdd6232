import { useFocusOfReplaced } from '@nukkad/browser/focus/lost-focus.ts';
import { useSecondsUntil } from '@nukkad/browser/phone/use-seconds-until.ts';
import { OTP_DIGITS } from '@nukkad/contract/constants.ts';
import { nationalDigits } from '@nukkad/domain/phone.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { OtpInput } from '@nukkad/ui';
import { useRef, useState } from 'react';
import { SendButton } from '../../lib/send-button.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { ChangeError } from './change-error.tsx';
import type { useCompanyChange } from './use-company-change.ts';

/** A code that was sent to a number. */
export interface SentCode {
  readonly phone: string;
  readonly token: string;
  /** When another code may be sent, in milliseconds since the epoch. */
  readonly resendAt: number;
}

export const shownPhone = (phone: string): string => `+91 ${nationalDigits(phone)}`;

interface NumberCodeFormProps {
  readonly sent: SentCode;
  readonly saving: ReturnType<typeof useCompanyChange>;
  readonly isSending: boolean;
  readonly sendError: unknown;
  readonly onResend: () => void;
  readonly onCode: (code: string) => void;
}

/** The field for the digits. A complete code is sent without a press. */
export function NumberCodeForm({
  sent,
  saving,
  isSending,
  sendError,
  onResend,
  onCode,
}: NumberCodeFormProps) {
  const t = useT('hire-company');
  const start = useT('hire-start');
  const phrase = useErrorPhrase();
  const isOnline = useIsOnline();
  const seconds = useSecondsUntil(sent.resendAt);
  const [code, setCode] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useFocusOfReplaced(box);
  return (
    <form
      className="hire-company__form"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === OTP_DIGITS) onCode(code);
      }}
      noValidate
    >
      <p>{start('codeSent', { phone: shownPhone(sent.phone) })}</p>
      <OtpInput
        ref={box}
        label={start('code')}
        digits={OTP_DIGITS}
        value={code}
        error={saving.isOutdated ? null : phrase(saving.error ?? sendError)}
        onChange={setCode}
        onComplete={(complete) => isOnline && onCode(complete)}
      />
      {saving.isOutdated && <ChangeError {...saving} />}
      <SendButton type="submit" isWide isBusy={saving.isBusy}>
        {t('saveNumber')}
      </SendButton>
      {seconds > 0 ? (
        <p>{start('resendIn', { count: seconds })}</p>
      ) : (
        <SendButton variant="quiet" isBusy={isSending} onClick={onResend}>
          {start('resend')}
        </SendButton>
      )}
    </form>
  );
}

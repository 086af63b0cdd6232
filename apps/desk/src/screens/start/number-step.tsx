import { PHONE_TEXT_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { normalisePhone } from '@nukkad/domain/phone.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { TextField } from '@nukkad/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { SendButton } from '../../lib/send-button.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';

interface NumberStepProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onSend: (phone: string) => void;
  readonly isSending: boolean;
  readonly error: unknown;
  /** The heading above the field. */
  readonly children: ReactNode;
}

/** The field for the phone number. Without a connection its button is off, and the digits stay. */
export function NumberStep({ typed, onType, onSend, isSending, error, children }: NumberStepProps) {
  const t = useT('hire-start');
  const errors = useT('errors');
  const phrase = useErrorPhrase();
  const isOnline = useIsOnline();
  const [problem, setProblem] = useState<string | null>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const phone = normalisePhone(typed);
    setProblem(phone === null ? errors('field.phone') : null);
    if (phone !== null && isOnline) onSend(phone);
  }

  return (
    <form className="hire-start__form" onSubmit={submit} noValidate>
      {children}
      <TextField
        label={t('number')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        prefix="+91"
        maxLength={PHONE_TEXT_LENGTH_MAX}
        value={typed}
        error={problem ?? phrase(error)}
        onChange={(event) => {
          setProblem(null);
          onType(event.currentTarget.value);
        }}
      />
      <SendButton type="submit" isWide isBusy={isSending}>
        {t(isOnline ? 'sendCode' : 'noConnection')}
      </SendButton>
      <p className="hire-start__free">{t('free')}</p>
    </form>
  );
}

import { ApiError } from '@nukkad/contract/api-error.ts';
import { OTP_DIGITS } from '@nukkad/contract/constants.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, Modal, OtpInput } from '@nukkad/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { codeOf } from '../../lib/query/code-of.ts';
import { CREDITS_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';
import { useErrorPhrase } from '../../lib/query/use-error-phrase.ts';
import { ResendCode } from './resend-code.tsx';
import type { PhoneFlowSteps } from './use-phone-flow.ts';

/** Verifies a code. If it is right, the number is stored and credits may be added. */
function useVerifyCode() {
  return useAction('otp.verify', { invalidates: CREDITS_STALE });
}

interface CodeDialogProps {
  readonly steps: PhoneFlowSteps;
  /** Ten digits. */
  readonly phone: string;
  /** When the next code may be requested, in milliseconds since the epoch. */
  readonly resendAt: number;
}

/** Returns a function that describes a rejected code, with the remaining attempts if the API returned them. */
function useCodePhrase() {
  const t = useT('personal');
  const phrase = useErrorPhrase();
  return (error: unknown) => {
    const left = error instanceof ApiError && error.code === 'INVALID_OTP' ? error.details.triesLeft : null;
    return typeof left === 'number' ? t('phone.triesLeft', { count: left }) : phrase(error);
  };
}

/** Asks for the code. A wrong code is cleared and the dialog stays open. */
export function CodeDialog({ steps, phone, resendAt }: CodeDialogProps) {
  const t = useT('personal');
  const formId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const verify = useVerifyCode();
  const phraseOf = useCodePhrase();
  const check = (whole: string) => {
    setMissing(whole === '');
    if (whole === '' || verify.isPending) return;
    const onFailed = (error: Error) => {
      // If the connection was lost, the code may be right: keep it for another try.
      if (codeOf(error) !== 'OFFLINE') setCode('');
      box.current?.focus();
    };
    verify.run({ phone, code: whole }, { onDone: () => steps.go({ stage: 'done', phone }), onFailed });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    check(code);
  };
  return (
    <Modal
      isOpen
      onClose={() => steps.go(null)}
      title={t('phone.codeTitle')}
      actions={
        <>
          <Button type="submit" form={formId} isBusy={verify.isPending}>
            {t('phone.verify')}
          </Button>
          <Button variant="secondary" onClick={() => steps.go({ stage: 'number', phone })}>
            {t('phone.otherNumber')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="phone-dialog">
        <p>{t('phone.codeText', { phone })}</p>
        <OtpInput
          ref={box}
          label={t('phone.code')}
          digits={OTP_DIGITS}
          value={code}
          error={isMissing ? t('phone.missing') : phraseOf(verify.error)}
          onChange={(next) => {
            setCode(next);
            setMissing(false);
            if (next !== '') verify.reset();
          }}
          onComplete={check}
        />
        <ResendCode steps={steps} phone={phone} resendAt={resendAt} />
      </form>
    </Modal>
  );
}

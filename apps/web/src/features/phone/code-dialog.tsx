import { useT } from '@nukkad/i18n/react.ts';
import { Button, Modal } from '@nukkad/ui';
import { useId } from 'react';
import { FreshLoginLink } from '../../lib/fresh-login-link.tsx';
import { CREDITS_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';
import { CodeField } from './code-field.tsx';
import { ResendCode } from './resend-code.tsx';
import { useCodeForm } from './use-code-form.ts';
import type { PhoneFlowSteps } from './use-phone-flow.ts';
import { useSendCode } from './use-send-code.ts';

interface CodeDialogProps {
  readonly steps: PhoneFlowSteps;
  /** Ten digits. */
  readonly phone: string;
  /** When the next code may be requested, in milliseconds since the epoch. */
  readonly resendAt: number;
}

/** Asks for the code that verifies a number. If it is right, the number is stored and credits may be added. */
export function CodeDialog({ steps, phone, resendAt }: CodeDialogProps) {
  const t = useT('personal');
  const formId = useId();
  const verify = useAction('otp.verify', { invalidates: CREDITS_STALE });
  const send = useSendCode();
  const form = useCodeForm({
    ...verify,
    check: (code, onFailed) =>
      verify.run({ phone, code }, { onDone: () => steps.go({ stage: 'done', phone }), onFailed }),
  });
  const resend = () =>
    send.run(phone, {
      onDone: (sent) => {
        if (!sent.isVerified) steps.codeSent(phone, sent.resendAfter);
      },
    });
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
      <form id={formId} onSubmit={form.onSubmit} noValidate className="phone-dialog">
        <p>{t('phone.codeText', { phone })}</p>
        <CodeField form={form} />
        <FreshLoginLink
          error={verify.error ?? send.error}
          label={t('phone.loginAgain')}
          returnTo="/editprofile"
        />
        <ResendCode resendAt={resendAt} send={send} onResend={resend} />
      </form>
    </Modal>
  );
}

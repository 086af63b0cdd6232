import { nationalDigits, normalisePhone } from '@nukkad/domain/phone.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, Modal } from '@nukkad/ui';
import { type FormEvent, useId, useState } from 'react';
import { NumberField } from './number-field.tsx';
import { useNumberProblem } from './use-number-problem.ts';
import type { PhoneFlowSteps } from './use-phone-flow.ts';
import { useSendCode } from './use-send-code.ts';

interface NumberDialogProps {
  readonly steps: PhoneFlowSteps;
  /** Initial value of the field. */
  readonly first: string;
  readonly verifiedPhone: string | null;
}

/** Asks for the number and sends a code to it. Errors are shown at the field. */
export function NumberDialog({ steps, first, verifiedPhone }: NumberDialogProps) {
  const t = useT('personal');
  const common = useT('common');
  const [typed, setTyped] = useState(first);
  const [problem, setProblem] = useState<string | null>(null);
  const problemOf = useNumberProblem(verifiedPhone);
  const send = useSendCode();
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const numberProblem = problemOf(typed);
    setProblem(numberProblem);
    const phone = normalisePhone(typed);
    if (numberProblem || !phone || send.isPending) return;
    const digits = nationalDigits(phone);
    send.run(phone, {
      onDone: (sent) =>
        sent.isVerified
          ? steps.go({ stage: 'done', phone: digits })
          : steps.codeSent(digits, sent.resendAfter),
    });
  };
  return (
    <Modal
      isOpen
      onClose={() => steps.go(null)}
      title={t('phone.title')}
      actions={
        <>
          <Button type="submit" form={formId} isBusy={send.isPending}>
            {t('phone.send')}
          </Button>
          <Button variant="secondary" onClick={() => steps.go(null)}>
            {common('cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="phone-dialog">
        <p>{t('phone.text')}</p>
        <NumberField
          value={typed}
          error={problem ?? send.problem}
          onChange={(next) => {
            setTyped(next);
            setProblem(null);
            send.reset();
          }}
        />
      </form>
    </Modal>
  );
}

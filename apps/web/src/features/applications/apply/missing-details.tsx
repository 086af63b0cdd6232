import { nationalDigits, normalisePhone } from '@nukkad/domain/phone.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, Modal } from '@nukkad/ui';
import { type FormEvent, useId, useState } from 'react';
import { storedReferral } from '../../../lib/storage/stored-referral.ts';
import { ReferralField } from '../../personal/referral-field.tsx';
import { CodeDialog } from '../../phone/code-dialog.tsx';
import { NumberField } from '../../phone/number-field.tsx';
import { useNumberProblem } from '../../phone/use-number-problem.ts';
import { type PhoneFlowSteps, usePhoneFlow } from '../../phone/use-phone-flow.ts';
import { useSendCode } from '../../phone/use-send-code.ts';
import './apply.css';

interface MissingDetailsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called when the number is verified. */
  readonly onReady: () => void;
}

/** Asks for the number, so that a company can call the seeker, then for its code. */
export function MissingDetails({ isOpen, onClose, onReady }: MissingDetailsProps) {
  const phone = usePhoneFlow();
  if (!isOpen) return null;
  const steps: PhoneFlowSteps = {
    ...phone,
    go: (next) => {
      if (next?.stage !== 'done') return phone.go(next);
      phone.go(null);
      onReady();
    },
  };
  const { flow } = phone;
  if (flow?.stage === 'code') return <CodeDialog steps={steps} phone={flow.phone} resendAt={flow.resendAt} />;
  return <NumberForm steps={steps} onClose={onClose} />;
}

interface NumberFormProps {
  readonly steps: PhoneFlowSteps;
  readonly onClose: () => void;
}

function NumberForm({ steps, onClose }: NumberFormProps) {
  const t = useT('apply');
  const personal = useT('personal');
  const formId = useId();
  const { flow } = steps;
  const [typed, setTyped] = useState(flow?.stage === 'number' ? flow.phone : '');
  const [problem, setProblem] = useState<string | null>(null);
  const problemOf = useNumberProblem(null);
  const send = useSendCode();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(typed);
    setProblem(found);
    const phone = normalisePhone(typed);
    if (found !== null || phone === null) return;
    const digits = nationalDigits(phone);
    const onDone = (sent: NonNullable<typeof send.data>) =>
      sent.isVerified ? steps.go({ stage: 'done', phone: digits }) : steps.codeSent(digits, sent.resendAfter);
    send.run(phone, { onDone });
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('verifyTitle')}
      actions={
        <Button type="submit" form={formId} isBusy={send.isPending}>
          {personal('phone.send')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="missing-details">
        <p>{t('verifyText')}</p>
        <NumberField
          value={typed}
          error={problem ?? send.problem}
          onChange={(next) => {
            setTyped(next);
            setProblem(null);
            send.reset();
          }}
        />
        {storedReferral() !== null && <ReferralField />}
      </form>
    </Modal>
  );
}

import { useT } from '@nukkad/i18n/react.ts';
import { Button, Modal } from '@nukkad/ui';
import { storedReferral } from '../../../lib/storage/stored-referral.ts';
import { ReferralField } from '../../personal/referral-field.tsx';
import { CodeDialog } from '../../phone/code-dialog.tsx';
import { NumberField } from '../../phone/number-field.tsx';
import { useNumberForm } from '../../phone/use-number-form.ts';
import { type PhoneFlowSteps, usePhoneFlow } from '../../phone/use-phone-flow.ts';
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
  const { flow } = steps;
  const first = flow?.stage === 'number' ? flow.phone : '';
  const { form, field, isPending } = useNumberForm({ steps, first, verifiedPhone: null });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('verifyTitle')}
      actions={
        <Button type="submit" form={form.id} isBusy={isPending}>
          {personal('phone.send')}
        </Button>
      }
    >
      <form {...form} className="missing-details">
        <p>{t('verifyText')}</p>
        <NumberField {...field} />
        {storedReferral() !== null && <ReferralField />}
      </form>
    </Modal>
  );
}

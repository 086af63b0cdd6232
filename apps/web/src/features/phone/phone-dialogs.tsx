import { useT } from '@nukkad/i18n/react.ts';
import { ConfirmDialog } from '@nukkad/ui';
import { DoneDialog } from '../../lib/done-dialog.tsx';
import { OtherDevices } from '../logins/other-devices.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { NumberDialog } from './number-dialog.tsx';
import type { PhoneFlowSteps } from './use-phone-flow.ts';
import './phone.css';

interface PhoneDialogsProps {
  readonly steps: PhoneFlowSteps;
  /** In E.164 format; null if no number is verified. */
  readonly verifiedPhone: string | null;
}

/** The dialogs of verifying a number, one at a time: notice, number, code, confirmation. */
export function PhoneDialogs({ steps, verifiedPhone }: PhoneDialogsProps) {
  const t = useT('personal');
  const common = useT('common');
  const { flow, go } = steps;
  const close = () => go(null);
  return (
    <>
      <ConfirmDialog
        isOpen={flow?.stage === 'notice'}
        title={t('phone.noticeTitle')}
        confirmLabel={common('next')}
        cancelLabel={common('cancel')}
        onConfirm={() => go({ stage: 'number', phone: '' })}
        onCancel={close}
      >
        <p>{t('phone.noticeText')}</p>
      </ConfirmDialog>
      {flow?.stage === 'number' && (
        <NumberDialog steps={steps} first={flow.phone} verifiedPhone={verifiedPhone} />
      )}
      {flow?.stage === 'code' && (
        <CodeDialog key={flow.phone} steps={steps} phone={flow.phone} resendAt={flow.resendAt} />
      )}
      <DoneDialog isOpen={flow?.stage === 'done'} onClose={close} title={t('phone.doneTitle')}>
        {flow?.stage === 'done' && (
          <>
            <p>{t('phone.doneText', { phone: flow.phone })}</p>
            <OtherDevices />
          </>
        )}
      </DoneDialog>
    </>
  );
}

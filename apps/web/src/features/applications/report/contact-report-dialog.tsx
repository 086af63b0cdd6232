import { REPORT_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import {
  CONTACT_REPORT_REASONS,
  type ContactKind,
  type ContactReportReason,
} from '@nukkad/contract/reports/report.domain.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, Modal, RadioGroup, TextArea } from '@nukkad/ui';
import { useState } from 'react';
import { useAction } from '../../../lib/query/use-action.ts';
import { useDraft } from '../../../lib/storage/use-draft.ts';
import { SentDialog } from './sent-dialog.tsx';

interface ContactReportDialogProps {
  readonly applicationId: string;
  readonly about: ContactKind;
  /** Whether the time of the interview has passed, so that somebody may not have come. */
  readonly isOver: boolean;
  readonly company: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface Draft {
  readonly reason: ContactReportReason | null;
  readonly own: string;
}

const NOTHING_YET: Draft = { reason: null, own: '' };

/** Asks what was wrong with a call or an interview of a company, and sends the report. */
export function ContactReportDialog(props: ContactReportDialogProps) {
  const { applicationId, about, isOver, company, isOpen, onClose } = props;
  const t = useT('report');
  const [{ reason, own }, write, forget] = useDraft<Draft>(`report-${about}-${applicationId}`, NOTHING_YET);
  const [isMissing, setMissing] = useState(false);
  const send = useAction('reports.contact');
  const reasons = CONTACT_REPORT_REASONS.filter((one) => one !== 'DID_NOT_COME' || isOver);
  const needsText = reason === 'OTHER' && own.trim() === '';
  const change = (draft: Draft) => {
    write(draft);
    setMissing(false);
  };
  const submit = () => {
    setMissing(reason === null || needsText);
    if (reason === null || needsText) return;
    send.run({ applicationId, about, reason, text: own.trim() }, { onDone: forget });
  };
  if (send.isSuccess) return <SentDialog isOpen={isOpen} onClose={onClose} />;
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t(`contact.title.${about}`)}
      actions={
        <Button isBusy={send.isPending} onClick={submit}>
          {t('send')}
        </Button>
      }
    >
      <p>
        <b>{company}</b>
      </p>
      <p>{t('intro')}</p>
      <RadioGroup
        label={t('reasons')}
        isLabelHidden
        options={reasons.map((one) => ({ value: one, label: t(`contact.reason.${one}`) }))}
        value={reason}
        error={isMissing && reason === null ? t('chooseAny') : null}
        onChange={(chosen) => change({ reason: chosen, own })}
      />
      <TextArea
        label={t(reason === 'OTHER' ? 'own' : 'contact.more')}
        maxLength={REPORT_LENGTH_MAX}
        value={own}
        error={isMissing && needsText ? t('contact.write') : null}
        onChange={(event) => change({ reason, own: event.currentTarget.value })}
      />
      <p role="alert" className="nk-field__error">
        {send.problem}
      </p>
    </Modal>
  );
}

import type { JobDetail } from '@nukkad/contract';
import { REPORT_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button, Modal, RadioGroup, TextArea } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageSkeleton } from '../../../lib/page/page-skeleton.tsx';
import { QueryParts } from '../../../lib/query/query-parts.tsx';
import { useServices } from '../../../lib/services.ts';
import { useDraft } from '../../../lib/storage/use-draft.ts';
import { useJobTitle } from '../../job/card/use-job-title.ts';
import { SentDialog } from './sent-dialog.tsx';
import { reasonsQuery, reportText, useReport } from './use-report.ts';

interface ReportDialogProps {
  readonly job: Pick<JobDetail, 'id' | 'title' | 'workNames'>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface Draft {
  readonly chosenId: string | null;
  readonly own: string;
}

const NOTHING_YET: Draft = { chosenId: null, own: '' };

/** Asks for a reason, with a text field for "Other", and sends the report. */
export function ReportDialog({ job, isOpen, onClose }: ReportDialogProps) {
  const t = useT('report');
  const title = useJobTitle(job);
  const reasons = useQuery(reasonsQuery(useServices(), useLanguage()));
  const [{ chosenId, own }, write, forget] = useDraft<Draft>(`report-${job.id}`, NOTHING_YET);
  const [isMissing, setMissing] = useState(false);
  const send = useReport(job.id);
  const reason = reasons.data?.find((one) => one.id === chosenId);
  const submit = () => {
    const isComplete = reason !== undefined && reportText({ reason, own }) !== '';
    setMissing(!isComplete);
    if (isComplete) send.submit({ reason, own }, forget);
  };
  if (send.isSuccess) return <SentDialog isOpen={isOpen} onClose={onClose} />;
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      actions={
        <Button isBusy={send.isPending} onClick={submit}>
          {t('send')}
        </Button>
      }
    >
      <p>
        <b>{title}</b>
      </p>
      <p>{t('intro')}</p>
      <QueryParts query={reasons} skeleton={<PageSkeleton cards={1} />}>
        {(all) => (
          <RadioGroup
            label={t('reasons')}
            isLabelHidden
            options={all.map(({ id, text }) => ({ value: id, label: text }))}
            value={chosenId}
            error={isMissing && !reason ? t('chooseAny') : null}
            onChange={(id) => {
              write({ chosenId: id, own });
              setMissing(false);
            }}
          />
        )}
      </QueryParts>
      {reason?.isOther && (
        <TextArea
          label={t('own')}
          maxLength={REPORT_LENGTH_MAX}
          value={own}
          error={isMissing ? t('chooseAny') : null}
          onChange={(event) => {
            write({ chosenId, own: event.currentTarget.value });
            setMissing(false);
          }}
        />
      )}
      <p role="alert" className="nk-field__error">
        {send.problem}
      </p>
    </Modal>
  );
}

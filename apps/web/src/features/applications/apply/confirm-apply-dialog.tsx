import { CREDITS_APPLY, type JobDetail } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, Checkbox, Modal } from '@nukkad/ui';
import { useJobCity } from '../../../lib/place/use-job-place.ts';
import { useJobTitle } from '../../job/card/use-job-title.ts';
import type { useApply } from './use-apply.ts';
import './apply.css';

interface ConfirmApplyDialogProps {
  readonly job: JobDetail;
  readonly credits: number;
  readonly apply: ReturnType<typeof useApply>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before applying. Shows the price in credits and collects the answers that the company gets. */
export function ConfirmApplyDialog({ job, credits, apply, isOpen, onClose }: ConfirmApplyDialogProps) {
  const t = useT('apply');
  const jobs = useT('jobs');
  const common = useT('common');
  const city = useJobCity(job);
  const { answers, change } = apply;
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('confirmTitle')}
      actions={
        <>
          <Button isBusy={apply.isPending} onClick={apply.submit} data-first-focus>
            {jobs('applyCost', { count: CREDITS_APPLY })}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
        </>
      }
    >
      <p>
        <b>{useJobTitle(job)}</b> · {job.companyName}
      </p>
      <p>{t('confirmText', { cost: CREDITS_APPLY, credits })}</p>
      <fieldset className="apply-answers">
        <legend>{t('answers.title')}</legend>
        <Checkbox
          label={t('answers.city', { city })}
          checked={answers.isAvailableInCity}
          onChange={(event) => change({ isAvailableInCity: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('answers.english')}
          checked={answers.knowsEnglish}
          onChange={(event) => change({ knowsEnglish: event.currentTarget.checked })}
        />
      </fieldset>
      {apply.problem && <p role="alert">{apply.problem}</p>}
    </Modal>
  );
}

import { CREDITS_APPLY, type Gender, type JobDetail } from '@nukkad/contract';
import { isLettersOnly } from '@nukkad/domain/person-name.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, Modal } from '@nukkad/ui';
import { type FormEvent, useId, useState } from 'react';
import { storedReferral } from '../../../lib/storage/stored-referral.ts';
import { FailedCheck } from '../../job/card/failed-check.tsx';
import { useJobTitle } from '../../job/card/use-job-title.ts';
import { GenderField } from '../../personal/gender-field.tsx';
import { NameField } from '../../personal/name-field.tsx';
import { ReferralField } from '../../personal/referral-field.tsx';
import { ApplyQuestions } from './apply-questions.tsx';
import type { useApply } from './use-apply.ts';
import './apply.css';

interface ConfirmApplyDialogProps {
  readonly job: JobDetail;
  readonly credits: number;
  /** Whether the account has a name. It is asked for here otherwise. */
  readonly hasName: boolean;
  /** Whether the job asks for a gender that the profile does not have. */
  readonly asksGender: boolean;
  readonly apply: ReturnType<typeof useApply>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before applying. Shows the price in credits, and asks for the name if the account has none. */
export function ConfirmApplyDialog(props: ConfirmApplyDialogProps) {
  const { job, credits, hasName, asksGender, apply, isOpen, onClose } = props;
  const t = useT('apply');
  const jobs = useT('jobs');
  const personal = useT('personal');
  const common = useT('common');
  const formId = useId();
  const [name, setName] = useState('');
  const [isNameWrong, setNameWrong] = useState(false);
  const [gender, setGender] = useState<Gender | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isWrong = !hasName && !isLettersOnly(name);
    setNameWrong(isWrong);
    if (!isWrong) apply.submit({ ...(!hasName && { name }), ...(gender && { gender }) });
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('confirmTitle')}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            isBusy={apply.isPending}
            data-first-focus={hasName || undefined}
          >
            {jobs('applyCost', { count: CREDITS_APPLY })}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="apply-form">
        <p>
          <b>{useJobTitle(job)}</b> · {job.companyName}
        </p>
        <FailedCheck job={job} />
        {!hasName && (
          <NameField
            label={personal('name')}
            autoComplete="name"
            value={name}
            error={isNameWrong ? personal('problem.name') : undefined}
            onChange={(typed) => {
              setName(typed);
              setNameWrong(false);
            }}
          />
        )}
        {asksGender && <GenderField value={gender} onChange={setGender} />}
        {!hasName && storedReferral() !== null && <ReferralField />}
        <ApplyQuestions job={job} answers={apply.answers} onChange={apply.change} />
        <p>{t('confirmText', { cost: CREDITS_APPLY, credits })}</p>
        {apply.problem && <p role="alert">{apply.problem}</p>}
      </form>
    </Modal>
  );
}

import type { CandidateProfile } from '@nukkad/contract';
import { nationalDigits, normalisePhone } from '@nukkad/domain/phone.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, ErrorState, LoadingOverlay, Modal } from '@nukkad/ui';
import { type FormEvent, useId, useState } from 'react';
import { useProfile } from '../../../lib/profile-query.ts';
import { useErrorPhrase } from '../../../lib/query/use-error-phrase.ts';
import { storedReferral } from '../../../lib/storage/stored-referral.ts';
import { useFieldProblems } from '../../../lib/use-field-problems.ts';
import { BirthDateField } from '../../personal/birth-date-field.tsx';
import { GenderField } from '../../personal/gender-field.tsx';
import { NameField } from '../../personal/name-field.tsx';
import { ReferralField } from '../../personal/referral-field.tsx';
import { type FirstField, useFirstProblems } from '../../personal/use-first-problems.ts';
import { useFirstProfile } from '../../personal/use-first-profile.ts';
import { useSaveFirstProfile } from '../../personal/use-save-first-profile.ts';
import { CodeDialog } from '../../phone/code-dialog.tsx';
import { NumberField } from '../../phone/number-field.tsx';
import { useNumberProblem } from '../../phone/use-number-problem.ts';
import { type PhoneFlowSteps, usePhoneFlow } from '../../phone/use-phone-flow.ts';
import { useSendCode } from '../../phone/use-send-code.ts';
import './apply.css';

interface MissingDetailsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called when the number is verified and the details are stored. */
  readonly onReady: () => void;
}

/** Asks for the details that a company needs to call the seeker. Known details are filled in. */
export function MissingDetails({ isOpen, onClose, onReady }: MissingDetailsProps) {
  const t = useT('apply');
  const phrase = useErrorPhrase();
  const profile = useProfile();
  if (!isOpen) return null;
  if (profile.data) return <Steps profile={profile.data} onClose={onClose} onReady={onReady} />;
  if (!profile.isError) return <LoadingOverlay />;
  return (
    <Modal isOpen onClose={onClose} title={t('verifyTitle')}>
      <ErrorState text={phrase(profile.error) ?? ''} onRetry={() => void profile.refetch()} />
    </Modal>
  );
}

interface StepsProps extends Omit<MissingDetailsProps, 'isOpen'> {
  readonly profile: CandidateProfile;
}

/**
 * Shows the form, then the dialog for the code. The details are stored after the number is verified, because the API
 * requires it.
 */
function Steps({ profile, onClose, onReady }: StepsProps) {
  const phone = usePhoneFlow();
  const first = useFirstProfile(profile);
  const save = useSaveFirstProfile();
  const store = () => {
    const onDone = () => {
      first.forget();
      phone.go(null);
      onReady();
    };
    save.run(first.values, { onDone, onFailed: () => phone.go(null) });
  };
  const steps: PhoneFlowSteps = {
    ...phone,
    go: (next) => (next?.stage === 'done' ? store() : phone.go(next)),
  };
  if (save.isPending) return <LoadingOverlay />;
  if (phone.flow?.stage === 'code')
    return <CodeDialog steps={steps} phone={phone.flow.phone} resendAt={phone.flow.resendAt} />;
  return (
    <DetailsForm profile={profile} first={first} steps={steps} problem={save.problem} onClose={onClose} />
  );
}

interface DetailsFormProps {
  readonly profile: CandidateProfile;
  readonly first: ReturnType<typeof useFirstProfile>;
  readonly steps: PhoneFlowSteps;
  /** Why the details could not be stored; null if there was no error. */
  readonly problem: string | null;
  readonly onClose: () => void;
}

function DetailsForm({ profile, first, steps, problem, onClose }: DetailsFormProps) {
  const t = useT('apply');
  const personal = useT('personal');
  const formId = useId();
  const { values } = first;
  const form = useDetailsForm({ profile, first, steps });
  const { problems } = form.fields;
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('verifyTitle')}
      actions={
        <Button type="submit" form={formId} isBusy={form.isSending}>
          {profile.isMobileVerified ? personal('submit') : personal('phone.send')}
        </Button>
      }
    >
      <form id={formId} ref={form.fields.form} onSubmit={form.submit} noValidate className="missing-details">
        <p>{t('verifyText')}</p>
        {problem && <ErrorState text={problem} />}
        <NameField
          label={personal('name')}
          autoComplete="name"
          value={values.name}
          error={problems.name}
          onChange={(name) => form.change({ name })}
        />
        <BirthDateField
          value={values.birthDate}
          error={problems.birthDate}
          onChange={(birthDate) => form.change({ birthDate })}
        />
        <GenderField
          value={values.gender}
          error={problems.gender}
          onChange={(gender) => form.change({ gender })}
        />
        {!profile.isMobileVerified && (
          <NumberField value={form.number} error={problems.phone ?? form.problem} onChange={form.type} />
        )}
        {storedReferral() !== null && <ReferralField />}
      </form>
    </Modal>
  );
}

/** Validates the form and sends a code to the number, unless that number is verified already. */
function useDetailsForm({ profile, first, steps }: Pick<DetailsFormProps, 'profile' | 'first' | 'steps'>) {
  const { flow } = steps;
  const known = profile.phone ? nationalDigits(profile.phone) : '';
  const [number, setNumber] = useState(flow?.stage === 'number' ? flow.phone : known);
  const fields = useFieldProblems<FirstField>();
  const firstProblems = useFirstProblems(true);
  const numberProblem = useNumberProblem(null);
  const send = useSendCode();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { isMobileVerified } = profile;
    const phone = isMobileVerified ? undefined : (numberProblem(number) ?? undefined);
    if (!fields.check({ ...firstProblems(first.values), phone })) return;
    if (isMobileVerified) return steps.go({ stage: 'done', phone: known });
    const digits = nationalDigits(normalisePhone(number) ?? '');
    const onDone = (sent: NonNullable<typeof send.data>) =>
      sent.isVerified ? steps.go({ stage: 'done', phone: digits }) : steps.codeSent(digits, sent.resendAfter);
    send.run(normalisePhone(number) ?? '', { onDone });
  };
  return {
    number,
    fields,
    submit,
    isSending: send.isPending,
    problem: send.problem,
    change: (part: Partial<typeof first.values>) => {
      first.change(part);
      for (const name of Object.keys(part)) fields.forget(name as FirstField);
    },
    type: (typed: string) => {
      setNumber(typed);
      fields.forget('phone');
      send.reset();
    },
  };
}

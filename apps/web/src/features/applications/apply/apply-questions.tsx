import type { JobDetail } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { ChipToggle } from '@nukkad/ui';
import { useJobCity } from '../../../lib/place/use-job-place.ts';
import type { ApplyAnswers } from './use-apply-answers.ts';

interface ApplyQuestionsProps {
  readonly job: JobDetail;
  readonly answers: ApplyAnswers;
  readonly onChange: (part: Partial<ApplyAnswers>) => void;
}

/** Two questions whose answers the company sees. Neither has an answer before the person gives one. */
export function ApplyQuestions({ job, answers, onChange }: ApplyQuestionsProps) {
  const t = useT('apply');
  const city = useJobCity(job);
  return (
    <>
      <p className="apply-form__note">{t('answers.title')}</p>
      <YesOrNo
        label={t('answers.city', { city })}
        value={answers.isAvailableInCity}
        onChange={(isAvailableInCity) => onChange({ isAvailableInCity })}
      />
      <YesOrNo
        label={t('answers.english')}
        value={answers.knowsEnglish}
        onChange={(knowsEnglish) => onChange({ knowsEnglish })}
      />
    </>
  );
}

interface YesOrNoProps {
  readonly label: string;
  readonly value: boolean | null;
  readonly onChange: (answer: boolean | null) => void;
}

/** A question with yes and no. A second press takes the answer back. */
function YesOrNo({ label, value, onChange }: YesOrNoProps) {
  const t = useT('apply');
  const options = [
    { value: 'yes', label: t('answers.yes') },
    { value: 'no', label: t('answers.no') },
  ] as const;
  const given = value ? 'yes' : 'no';
  return (
    <ChipToggle
      label={label}
      options={options}
      value={value === null ? null : given}
      onChange={(answer) => onChange(answer === null ? null : answer === 'yes')}
    />
  );
}

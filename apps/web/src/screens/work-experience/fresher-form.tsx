import type { FresherInput } from '@nukkad/contract';
import { FREE_TEXT_LENGTH_MAX, SUMMARY_LONGER_THAN } from '@nukkad/contract/constants.ts';
import { isLongEnough } from '@nukkad/domain/summary.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, ErrorState, TextArea } from '@nukkad/ui';
import { type FormEvent, useState } from 'react';
import { useFieldProblems } from '../../lib/use-field-problems.ts';
import { SkillsField } from './skills-field.tsx';
import { areSkillsFine, readSkills, skillsText } from './skills-text.ts';

interface FresherFormProps {
  readonly first: Pick<FresherInput, 'summary' | 'skills'>;
  readonly isBusy: boolean;
  /** Why it was not saved, in words. */
  readonly problem: string | null;
  readonly onSave: (input: FresherInput) => void;
}

/** A summary of oneself and the skills. */
export function FresherForm({ first, isBusy, problem, onSave }: FresherFormProps) {
  const t = useT('work');
  const common = useT('common');
  const [summary, setSummary] = useState(first.summary);
  const [skills, setSkills] = useState(skillsText(first.skills));
  const { form, problems, check, forget } = useFieldProblems<'summary' | 'skills'>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isFine = check({
      summary: isLongEnough(summary) ? undefined : t('tooShort', { min: SUMMARY_LONGER_THAN }),
      skills: areSkillsFine(skills) ? undefined : t('skillsWrong'),
    });
    if (isFine) onSave({ kind: 'FRESHER', summary: summary.trim(), skills: readSkills(skills) });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <TextArea
        label={t('summary')}
        hint={t('summaryHint', { min: SUMMARY_LONGER_THAN })}
        rows={5}
        maxLength={FREE_TEXT_LENGTH_MAX}
        value={summary}
        error={problems.summary}
        onChange={(event) => {
          setSummary(event.currentTarget.value);
          forget('summary');
        }}
      />
      <SkillsField
        value={skills}
        error={problems.skills}
        onChange={(next) => {
          setSkills(next);
          forget('skills');
        }}
      />
      {problem && <ErrorState text={problem} />}
      <Button type="submit" isWide isBusy={isBusy}>
        {common('save')}
      </Button>
    </form>
  );
}

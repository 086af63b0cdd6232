import type { FresherInput } from '@nukkad/contract';
import { FREE_TEXT_LENGTH_MAX, SUMMARY_LONGER_THAN } from '@nukkad/contract/constants.ts';
import { isLongEnough } from '@nukkad/domain/summary.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, ErrorState, TextArea } from '@nukkad/ui';
import type { FormEvent } from 'react';
import { useDraft } from '../../lib/storage/use-draft.ts';
import { useFieldProblems } from '../../lib/use-field-problems.ts';
import { SkillsField } from './skills-field.tsx';
import { areSkillsFine, readSkills, skillsText } from './skills-text.ts';

interface FresherFormProps {
  readonly first: Pick<FresherInput, 'summary' | 'skills'>;
  readonly isBusy: boolean;
  /** The error message of a failed save. */
  readonly problem: string | null;
  /** Saves the form and calls `onDone` afterwards. */
  readonly onSave: (input: FresherInput, onDone: () => void) => void;
}

/** The form of a fresher: summary and skills. */
export function FresherForm({ first, isBusy, problem, onSave }: FresherFormProps) {
  const t = useT('work');
  const common = useT('common');
  const [{ summary, skills }, write, forgetDraft] = useDraft('fresher', {
    summary: first.summary,
    skills: skillsText(first.skills),
  });
  const { form, problems, check, forget } = useFieldProblems<'summary' | 'skills'>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isFine = check({
      summary: isLongEnough(summary) ? undefined : t('tooShort', { min: SUMMARY_LONGER_THAN }),
      skills: areSkillsFine(skills) ? undefined : t('skillsWrong'),
    });
    if (isFine) onSave({ kind: 'FRESHER', summary: summary.trim(), skills: readSkills(skills) }, forgetDraft);
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
          write({ summary: event.currentTarget.value, skills });
          forget('summary');
        }}
      />
      <SkillsField
        value={skills}
        error={problems.skills}
        onChange={(next) => {
          write({ summary, skills: next });
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

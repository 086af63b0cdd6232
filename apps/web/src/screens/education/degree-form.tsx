import type { DegreePatch, DegreeRecord } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, ErrorState, Select } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { EDUCATION_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';
import { useServices } from '../../lib/services.ts';
import { useDraft } from '../../lib/storage/use-draft.ts';
import { useFieldProblems } from '../../lib/use-field-problems.ts';
import { degreesQuery } from './education-queries.ts';
import { MarksFields } from './marks-fields.tsx';
import { readPercentage } from './percentage.ts';
import { EducationSaved } from './saved-dialog.tsx';
import { UniversityField } from './university-field.tsx';

interface DegreeFormProps {
  readonly level: DegreePatch['level'];
  readonly record: DegreeRecord | null;
}

/** The form of a degree: university, degree, marks and year. */
export function DegreeForm({ level, record }: DegreeFormProps) {
  const t = useT('education');
  const common = useT('common');
  const services = useServices();
  const [values, write, forgetDraft] = useDraft(`education-${level}`, {
    institute: record?.institute ?? '',
    degreeName: record?.degreeName ?? '',
    percentage: record?.percentage?.toString() ?? '',
    year: record?.passingYear?.toString() ?? '',
  });
  const { data: names = [] } = useQuery(degreesQuery(services, level));
  const { form, problems, check, forget } = useFieldProblems<'institute' | 'percentage'>();
  const save = useAction('profile.update', { invalidates: EDUCATION_STALE });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const percentage = readPercentage(values.percentage);
    const isFine = check({
      institute: values.institute.trim() ? undefined : t('collegeMissing'),
      percentage: percentage === null ? t('percentageWrong') : undefined,
    });
    if (!isFine || percentage === null) return;
    const degree: DegreePatch = {
      level,
      institute: values.institute.trim(),
      degreeName: values.degreeName || undefined,
      percentage,
      passingYear: values.year ? Number(values.year) : undefined,
    };
    save.run({ degrees: [degree] }, { onDone: forgetDraft });
  };
  const { degreeName } = values;
  const known = degreeName && !names.includes(degreeName) ? [degreeName, ...names] : names;
  return (
    <>
      <form ref={form} onSubmit={submit} noValidate>
        <UniversityField
          value={values.institute}
          error={problems.institute}
          onChange={(next) => {
            write({ ...values, institute: next });
            forget('institute');
          }}
        />
        <Select
          label={t('exam')}
          isOptional
          placeholder={t('chooseExam')}
          options={known.map((name) => ({ value: name, label: name }))}
          value={degreeName}
          onChange={(event) => write({ ...values, degreeName: event.currentTarget.value })}
        />
        <MarksFields
          percentage={values.percentage}
          year={values.year}
          percentageError={problems.percentage}
          onChange={(part) => {
            write({ ...values, ...part });
            forget('percentage');
          }}
        />
        {save.problem && <ErrorState text={save.problem} />}
        <Button type="submit" isWide isBusy={save.isPending}>
          {common('save')}
        </Button>
      </form>
      <EducationSaved isOpen={save.isSuccess} onClose={save.reset} />
    </>
  );
}

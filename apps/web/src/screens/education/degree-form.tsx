import type { DegreePatch, DegreeRecord } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, ErrorState, Select } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { EDUCATION_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';
import { useServices } from '../../lib/services.ts';
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

/** A degree: where, which, with what marks, when. */
export function DegreeForm({ level, record }: DegreeFormProps) {
  const t = useT('education');
  const common = useT('common');
  const services = useServices();
  const [institute, setInstitute] = useState(record?.institute ?? '');
  const [degreeName, setDegreeName] = useState(record?.degreeName ?? '');
  const [marks, setMarks] = useState({
    percentage: record?.percentage?.toString() ?? '',
    year: record?.passingYear?.toString() ?? '',
  });
  const { data: names = [] } = useQuery(degreesQuery(services, level));
  const { form, problems, check, forget } = useFieldProblems<'institute' | 'percentage'>();
  const save = useAction('profile.update', { invalidates: EDUCATION_STALE });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const percentage = readPercentage(marks.percentage);
    const isFine = check({
      institute: institute.trim() ? undefined : t('collegeMissing'),
      percentage: percentage === null ? t('percentageWrong') : undefined,
    });
    if (!isFine || percentage === null) return;
    const degree: DegreePatch = {
      level,
      institute: institute.trim(),
      degreeName: degreeName || undefined,
      percentage,
      passingYear: marks.year ? Number(marks.year) : undefined,
    };
    save.run({ degrees: [degree] });
  };
  const known = degreeName && !names.includes(degreeName) ? [degreeName, ...names] : names;
  return (
    <>
      <form ref={form} onSubmit={submit} noValidate>
        <UniversityField
          value={institute}
          error={problems.institute}
          onChange={(next) => {
            setInstitute(next);
            forget('institute');
          }}
        />
        <Select
          label={t('exam')}
          isOptional
          placeholder={t('chooseExam')}
          options={known.map((name) => ({ value: name, label: name }))}
          value={degreeName}
          onChange={(event) => setDegreeName(event.currentTarget.value)}
        />
        <MarksFields
          {...marks}
          percentageError={problems.percentage}
          onChange={(part) => {
            setMarks({ ...marks, ...part });
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

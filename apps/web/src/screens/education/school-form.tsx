import type { SchoolRecord } from '@nukkad/contract';
import { INSTITUTE_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, ErrorState, TextField } from '@nukkad/ui';
import { type FormEvent, useState } from 'react';
import { useFieldProblems } from '../../lib/use-field-problems.ts';
import { MarksFields } from './marks-fields.tsx';
import { MarksheetField } from './marksheet-field.tsx';
import { readPercentage } from './percentage.ts';
import { EducationSaved } from './saved-dialog.tsx';
import { useSaveSchool } from './use-save-school.ts';

interface SchoolFormProps {
  readonly level: 'SSC' | 'HSSC';
  readonly record: SchoolRecord | null;
}

/** The 10th or the 12th, with its marksheet. */
export function SchoolForm({ level, record }: SchoolFormProps) {
  const t = useT('education');
  const common = useT('common');
  const [school, setSchool] = useState(record?.school ?? '');
  const [marks, setMarks] = useState({
    percentage: record?.percentage?.toString() ?? '',
    year: record?.passingYear?.toString() ?? '',
  });
  const [page, setPage] = useState<Blob | null>(null);
  const { form, problems, check, forget } = useFieldProblems<'school' | 'percentage'>();
  const save = useSaveSchool(level);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const percentage = readPercentage(marks.percentage);
    const isFine = check({
      school: school.trim() ? undefined : t('schoolMissing'),
      percentage: percentage === null ? t('percentageWrong') : undefined,
    });
    if (!isFine || percentage === null) return;
    const passingYear = marks.year ? Number(marks.year) : undefined;
    save.run({ school: school.trim(), percentage, passingYear, page }, { onDone: () => setPage(null) });
  };
  return (
    <>
      <form ref={form} onSubmit={submit} noValidate>
        <TextField
          label={t('school')}
          maxLength={INSTITUTE_LENGTH_MAX}
          value={school}
          error={problems.school}
          onChange={(event) => {
            setSchool(event.currentTarget.value);
            forget('school');
          }}
        />
        <MarksFields
          {...marks}
          percentageError={problems.percentage}
          onChange={(part) => {
            setMarks({ ...marks, ...part });
            forget('percentage');
          }}
        />
        <MarksheetField level={level} stored={record?.marksheet ?? null} chosen={page} onChoose={setPage} />
        {save.problem && <ErrorState text={save.problem} />}
        <Button type="submit" isWide isBusy={save.isPending}>
          {common('save')}
        </Button>
      </form>
      <EducationSaved isOpen={save.isSuccess} onClose={save.reset} />
    </>
  );
}

import type { SchoolRecord } from '@nukkad/contract';
import { INSTITUTE_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, ErrorState, TextField } from '@nukkad/ui';
import { type FormEvent, useState } from 'react';
import { UploadProgress } from '../../features/upload/upload-progress.tsx';
import { useDraft } from '../../lib/storage/use-draft.ts';
import { useFieldProblems } from '../../lib/use-field-problems.ts';
import { MarksFields } from './marks-fields.tsx';
import { MarksheetField } from './marksheet-field.tsx';
import { readPercentage } from './percentage.ts';
import { EducationSaved, MarksheetDeleted } from './saved-dialog.tsx';
import { useSaveSchool } from './use-save-school.ts';

interface SchoolFormProps {
  readonly level: 'SSC' | 'HSSC';
  readonly record: SchoolRecord | null;
}

/** The form of the 10th or the 12th class, with its marksheet. */
export function SchoolForm({ level, record }: SchoolFormProps) {
  const t = useT('education');
  const common = useT('common');
  const [values, write, forgetDraft] = useDraft(`education-${level}`, {
    school: record?.school ?? '',
    percentage: record?.percentage?.toString() ?? '',
    year: record?.passingYear?.toString() ?? '',
  });
  const [page, setPage] = useState<Blob | null>(null);
  const [isDeleted, setDeleted] = useState(false);
  const { form, problems, check, forget } = useFieldProblems<'school' | 'percentage'>();
  const save = useSaveSchool(level);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const percentage = readPercentage(values.percentage);
    const isFine = check({
      school: values.school.trim() ? undefined : t('schoolMissing'),
      percentage: percentage === null ? t('percentageWrong') : undefined,
    });
    if (!isFine || percentage === null) return;
    const passingYear = values.year ? Number(values.year) : undefined;
    const onDone = () => {
      setPage(null);
      forgetDraft();
    };
    save.run({ school: values.school.trim(), percentage, passingYear, page }, { onDone });
  };
  return (
    <>
      <form ref={form} onSubmit={submit} noValidate>
        <TextField
          label={t('school')}
          maxLength={INSTITUTE_LENGTH_MAX}
          value={values.school}
          error={problems.school}
          onChange={(event) => {
            write({ ...values, school: event.currentTarget.value });
            forget('school');
          }}
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
        <MarksheetField
          level={level}
          stored={record?.marksheet ?? null}
          chosen={page}
          onChoose={setPage}
          onDeleted={() => setDeleted(true)}
        />
        {save.problem && <ErrorState text={save.problem} />}
        {save.isPending && page && <UploadProgress share={save.share} onCancel={save.cancel} />}
        <Button type="submit" isWide isBusy={save.isPending}>
          {common('save')}
        </Button>
      </form>
      <EducationSaved isOpen={save.isSuccess} onClose={save.reset} />
      <MarksheetDeleted isOpen={isDeleted} onClose={() => setDeleted(false)} />
    </>
  );
}

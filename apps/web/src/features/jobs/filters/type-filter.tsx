import { JOB_TYPES } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { ChipToggle } from '@nukkad/ui';
import type { FilterPartProps } from './filter-panel.tsx';

export function TypeFilter({ draft, onChange }: FilterPartProps) {
  const t = useT('filter');
  const jobs = useT('jobs');
  return (
    <ChipToggle
      label={t('jobType')}
      options={JOB_TYPES.map((value) => ({ value, label: jobs(`type.${value}`) }))}
      value={draft.jobType ?? null}
      onChange={(value) => onChange({ jobType: value ?? undefined })}
    />
  );
}

import { QUALIFICATIONS } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { ChipToggle } from '@nukkad/ui';
import type { FilterPartProps } from './filter-panel.tsx';

export function QualificationFilter({ draft, onChange }: FilterPartProps) {
  const t = useT('filter');
  const jobs = useT('jobs');
  return (
    <ChipToggle
      label={t('qualification')}
      options={QUALIFICATIONS.map((value) => ({ value, label: jobs(`qualification.${value}`) }))}
      value={draft.qualification ?? null}
      onChange={(value) => onChange({ qualification: value ?? undefined })}
    />
  );
}

import type { JobFields } from '@nukkad/contract/partner/job-fields.wire.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { ChipToggle } from '@nukkad/ui';

const JOB_TYPES = ['FULL_TIME', 'PART_TIME', 'INTERNSHIP'] as const;
const SHIFTS = ['DAY', 'NIGHT', 'ROTATING', 'MORNING', 'EVENING', 'WEEKEND'] as const;
const WORK_PLACES = ['ON_SITE', 'HOME', 'BOTH'] as const;

interface HoursBlockProps {
  readonly fields: JobFields;
  readonly onChange: (change: JobFields) => void;
}

/** How much work it is, when, and whether it is at the workplace. */
export function HoursBlock({ fields, onChange }: HoursBlockProps) {
  const t = useT('hire-job-form');
  return (
    <>
      <ChipToggle
        label={t('jobTypeLabel')}
        options={JOB_TYPES.map((value) => ({ value, label: t(`jobType.${value}`) }))}
        value={fields.jobType ?? null}
        onChange={(jobType) => onChange({ jobType })}
      />
      <ChipToggle
        label={t('shiftLabel')}
        options={SHIFTS.map((value) => ({ value, label: t(`shift.${value}`) }))}
        value={fields.shift ?? null}
        onChange={(shift) => onChange({ shift })}
      />
      <ChipToggle
        label={t('workPlaceLabel')}
        options={WORK_PLACES.map((value) => ({ value, label: t(`workPlace.${value}`) }))}
        value={fields.workPlace ?? null}
        onChange={(workPlace) => onChange({ workPlace })}
      />
    </>
  );
}

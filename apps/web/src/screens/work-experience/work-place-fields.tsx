import { NAME_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import { keepLetters } from '@nukkad/domain/person-name.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Checkbox, TextField } from '@nukkad/ui';
import type { Problems } from '../../lib/use-field-problems.ts';
import type { WorkField } from './use-work-problems.ts';
import type { WorkValues } from './work-values.ts';

export interface WorkFieldsProps {
  readonly values: WorkValues;
  readonly problems: Problems<WorkField>;
  readonly onChange: (part: Partial<WorkValues>) => void;
}

/** The fields for organisation, position and period. A current job has no end date. */
export function WorkPlaceFields({ values, problems, onChange }: WorkFieldsProps) {
  const t = useT('work');
  const today = indiaDay(new Date());
  return (
    <>
      <TextField
        label={t('organization')}
        maxLength={NAME_LENGTH_MAX}
        autoComplete="organization"
        value={values.organization}
        error={problems.organization}
        onChange={(event) => onChange({ organization: keepLetters(event.currentTarget.value) })}
      />
      <TextField
        label={t('position')}
        maxLength={NAME_LENGTH_MAX}
        autoComplete="organization-title"
        value={values.position}
        error={problems.position}
        onChange={(event) => onChange({ position: keepLetters(event.currentTarget.value) })}
      />
      <Checkbox
        label={t('isCurrent')}
        checked={values.isCurrent}
        onChange={(event) => onChange({ isCurrent: event.currentTarget.checked })}
      />
      <div className="work-dates">
        <TextField
          label={t('start')}
          type="date"
          max={values.isCurrent ? today : values.endDate || today}
          value={values.startDate}
          error={problems.startDate}
          onChange={(event) => onChange({ startDate: event.currentTarget.value })}
        />
        {!values.isCurrent && (
          <TextField
            label={t('end')}
            type="date"
            min={values.startDate || undefined}
            max={today}
            value={values.endDate}
            error={problems.endDate}
            onChange={(event) => onChange({ endDate: event.currentTarget.value })}
          />
        )}
      </div>
    </>
  );
}

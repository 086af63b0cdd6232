import { useT } from '@nukkad/i18n/react.ts';
import { Select, TextField } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { yearsQuery } from './education-queries.ts';

interface MarksFieldsProps {
  readonly percentage: string;
  readonly year: string;
  readonly percentageError?: string | undefined;
  readonly onChange: (part: { readonly percentage?: string; readonly year?: string }) => void;
}

/** The fields for marks and the year of passing, side by side if there is room. */
export function MarksFields({ percentage, year, percentageError, onChange }: MarksFieldsProps) {
  const t = useT('education');
  const { data: years = [] } = useQuery(yearsQuery(useServices()));
  return (
    <div className="marks-fields">
      <TextField
        label={t('percentage')}
        isOptional
        inputMode="decimal"
        suffix="%"
        maxLength={6}
        value={percentage}
        error={percentageError}
        onChange={(event) => onChange({ percentage: event.currentTarget.value })}
      />
      <Select
        label={t('year')}
        isOptional
        placeholder={t('chooseYear')}
        options={years.map((one) => ({ value: String(one), label: String(one) }))}
        value={year}
        onChange={(event) => onChange({ year: event.currentTarget.value })}
      />
    </div>
  );
}

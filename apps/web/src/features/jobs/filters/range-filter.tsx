import { type FilterNameOf, JOB_FILTERS } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { RangeSlider } from '@nukkad/ui';
import type { FilterPartProps } from './filter-panel.tsx';
import { useRangeTexts } from './use-range-texts.ts';

interface RangeFilterProps extends FilterPartProps {
  readonly name: FilterNameOf<'range'>;
}

/** A slider with two ends; the upper end at its highest means no ceiling. */
export function RangeFilter({ name, draft, onChange }: RangeFilterProps) {
  const t = useT('filter');
  const { unit, max, step } = JOB_FILTERS[name];
  const { fromLabel, toLabel, format, summary } = useRangeTexts()[unit];
  const chosen = draft[name] ?? ([0, max] as const);
  return (
    <RangeSlider
      label={t(`name.${name}`)}
      fromLabel={fromLabel}
      toLabel={toLabel}
      min={0}
      max={max}
      step={step}
      value={chosen}
      onChange={(value) => onChange({ [name]: value })}
      format={format}
      summary={summary(chosen)}
    />
  );
}

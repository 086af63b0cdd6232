import { type FilterNameOf, JOB_FILTERS } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { RangeSlider } from '@nukkad/ui';
import { useChosenText } from '../../job/use-range-text.ts';
import type { FilterPartProps } from './filter-part.ts';

interface RangeFilterProps extends FilterPartProps {
  readonly name: FilterNameOf<'range'>;
}

/** A slider with two ends. The upper end at its maximum means no upper limit. */
export function RangeFilter({ name, draft, onChange }: RangeFilterProps) {
  const t = useT('filter');
  const { unit, max, step } = JOB_FILTERS[name];
  const rangeText = useChosenText();
  const chosen = draft[name] ?? ([0, max] as const);
  return (
    <RangeSlider
      label={t(`name.${name}`)}
      fromLabel={t(`ends.${unit}.from`)}
      toLabel={t(`ends.${unit}.to`)}
      min={0}
      max={max}
      step={step}
      value={chosen}
      onChange={(value) => onChange({ [name]: value })}
      format={(end) => rangeText(name, end, end)}
      summary={rangeText(name, ...chosen)}
    />
  );
}

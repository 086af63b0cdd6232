import { SALARY_MAX, SALARY_MIN, SALARY_STEP } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { RangeSlider } from '@nukkad/ui';
import type { FilterPartProps } from './filter-panel.tsx';

/** Pay a month; the upper end at its highest means no ceiling. */
export function PayFilter({ draft, onChange }: FilterPartProps) {
  const t = useT('filter');
  const { rupees } = useFormat();
  const pay = draft.pay ?? ([SALARY_MIN, SALARY_MAX] as const);
  const end = (value: number) =>
    value === SALARY_MAX ? t('noCeiling', { amount: rupees(value) }) : rupees(value);
  const isAny = pay[0] === SALARY_MIN && pay[1] === SALARY_MAX;
  return (
    <RangeSlider
      label={t('pay')}
      fromLabel={t('payFrom')}
      toLabel={t('payTo')}
      min={SALARY_MIN}
      max={SALARY_MAX}
      step={SALARY_STEP}
      value={pay}
      onChange={(value) => onChange({ pay: value })}
      format={end}
      summary={isAny ? t('payAny') : t('payRange', { from: rupees(pay[0]), to: end(pay[1]) })}
    />
  );
}

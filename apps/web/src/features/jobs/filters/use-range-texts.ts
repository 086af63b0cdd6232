import { type RangeFilter, SALARY_MAX, SALARY_MIN } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';

/** How a slider of a unit is worded. */
interface RangeTexts {
  readonly fromLabel: string;
  readonly toLabel: string;
  readonly format: (value: number) => string;
  readonly summary: (ends: readonly [number, number]) => string;
}

function useRupees(): RangeTexts {
  const t = useT('filter');
  const { rupees } = useFormat();
  const format = (value: number) =>
    value === SALARY_MAX ? t('noCeiling', { amount: rupees(value) }) : rupees(value);
  return {
    fromLabel: t('payFrom'),
    toLabel: t('payTo'),
    format,
    summary: ([from, to]) =>
      from === SALARY_MIN && to === SALARY_MAX
        ? t('payAny')
        : t('payRange', { from: rupees(from), to: format(to) }),
  };
}

function useYears(): RangeTexts {
  const t = useT('filter');
  const jobs = useT('jobs');
  const format = (value: number) =>
    value === 0 ? jobs('choice.experience.FRESHER') : jobs('experience.years', { count: value });
  return {
    fromLabel: t('from'),
    toLabel: t('to'),
    format,
    summary: ([from, to]) => (from === to ? format(from) : jobs('experience.range', { from, to })),
  };
}

/** The words of the sliders, by unit. */
export function useRangeTexts(): Record<RangeFilter['unit'], RangeTexts> {
  return { rupees: useRupees(), years: useYears() };
}

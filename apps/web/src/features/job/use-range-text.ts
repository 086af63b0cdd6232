import { type Ends, JOB_FILTERS, type RangeName } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';

/**
 * Returns a function that describes a range of a job: "₹20,000 to ₹25,000", "5+ years", "No experience needed". A
 * null end is open. Null if both ends are.
 */
export function useRangeText(): (name: RangeName, ends: Ends) => string | null {
  const t = useT('jobs');
  const { number, rupees } = useFormat();
  return (name, { min, max }) => {
    if (min === null && max === null) return null;
    const { unit } = JOB_FILTERS[name];
    const say = unit === 'rupees' ? rupees : number;
    const low = min ?? 0;
    const from = say(low);
    if (max === null) return low === 0 ? t(`range.${unit}.any`) : t(`range.${unit}.atLeast`, { from });
    const to = say(max);
    if (max === 0) return t(`range.${unit}.none`);
    if (low === 0) return t(`range.${unit}.upTo`, { to });
    return t(`range.${unit}.${low === max ? 'exactly' : 'between'}`, { from, to, count: max });
  };
}

/** Returns a function that describes a range of a filter. Its maximum means an open end. */
export function useChosenText(): (name: RangeName, low: number, high: number) => string {
  const textOf = useRangeText();
  return (name, min, high) => textOf(name, { min, max: high >= JOB_FILTERS[name].max ? null : high }) ?? '';
}

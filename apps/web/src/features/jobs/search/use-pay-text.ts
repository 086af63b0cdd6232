import { SALARY_MAX } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';

/** "₹20,000 to ₹25,000", "₹20,000 or more", "up to ₹25,000". */
export function usePayText(): (pay: readonly [number, number]) => string {
  const filter = useT('filter');
  const { rupees, payAmount } = useFormat();
  return ([from, to]) => {
    if (to >= SALARY_MAX) return filter('noCeiling', { amount: rupees(from) });
    if (from === 0) return payAmount({ min: null, max: to }) ?? '';
    return filter('payRange', { from: rupees(from), to: rupees(to) });
  };
}

import type { Pay } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Highlight } from '@nukkad/ui';

/** "₹15,000–20,000 a month", highlighted; or that the pay is not stated. */
export function JobPay({ pay, size }: { readonly pay: Pay; readonly size?: 'm' | 'l' }) {
  const t = useT('jobs');
  const amount = useFormat().payAmount(pay);
  if (amount === null) return <span className="job-pay--untold">{t('pay.notTold')}</span>;
  return (
    <Highlight unit={t('pay.aMonth')} size={size}>
      {amount}
    </Highlight>
  );
}

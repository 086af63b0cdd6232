import { CREDITS_START } from '@nukkad/contract/constants.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { CircleCheck } from 'lucide-react';

/** What an account is good for, in three short lines. */
export function WhyRegister() {
  const t = useT('login');
  const reasons = [t('why.apply', { count: CREDITS_START }), t('why.follow'), t('why.free')];
  return (
    <ul className="why-register">
      {reasons.map((reason) => (
        <li key={reason}>
          <CircleCheck aria-hidden size={22} />
          <span>{reason}</span>
        </li>
      ))}
    </ul>
  );
}

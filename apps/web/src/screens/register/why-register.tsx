import { useT } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useServices } from '../../lib/services.ts';
import { settingsQuery } from '../../lib/settings-query.ts';

/** Three advantages of an account. The number of credits is a setting of the operator. */
export function WhyRegister() {
  const t = useT('login');
  const services = useServices();
  const { data: settings } = useQuery({ ...settingsQuery(services), enabled: !services.isServer });
  const credits = settings?.creditsStart ?? 0;
  const reasons = [
    credits > 0 ? t('why.apply', { count: credits }) : t('why.applyOnly'),
    t('why.follow'),
    t('why.free'),
  ];
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

import { useT } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { EndOtherLogins } from './end-other-logins.tsx';
import { loginsQuery } from './logins-query.ts';

/** Offers to log out the other devices when a way to log in has changed. Shows nothing if there are no others. */
export function OtherDevices() {
  const t = useT('settings');
  const { data: logins = [] } = useQuery(loginsQuery(useServices()));
  const others = logins.filter(({ isCurrent }) => !isCurrent).length;
  if (others === 0) return null;
  return (
    <>
      <p>{t('logins.others', { count: others })}</p>
      <EndOtherLogins />
    </>
  );
}

import type { Login } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { BottomSheet, Button } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { EndOtherLogins } from '../../features/logins/end-other-logins.tsx';
import { loginsQuery } from '../../features/logins/logins-query.ts';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { QueryParts } from '../../lib/query/query-parts.tsx';
import { useAction } from '../../lib/query/use-action.ts';
import { useServices } from '../../lib/services.ts';

/** Opens the list of devices that are signed in. */
export function SignedInDevices() {
  const t = useT('settings');
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <button type="button" className="menu-list__item" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MonitorSmartphone aria-hidden />
        {t('logins.open')}
      </button>
      <BottomSheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('logins.open')}>
        {isOpen && <LoginList />}
      </BottomSheet>
    </li>
  );
}

function LoginList() {
  const t = useT('settings');
  const logins = useQuery(loginsQuery(useServices()));
  return (
    <QueryParts query={logins} skeleton={<PageSkeleton cards={2} />}>
      {(list) => (
        <>
          <ul className="login-list">
            {list.map((login) => (
              <DeviceItem key={login.id} login={login} />
            ))}
          </ul>
          {list.length > 1 ? (
            <EndOtherLogins />
          ) : (
            <p className="screen-page__quiet">{t('logins.onlyThis')}</p>
          )}
        </>
      )}
    </QueryParts>
  );
}

function DeviceItem({ login }: { readonly login: Login }) {
  const t = useT('settings');
  const format = useFormat();
  const device = login.device ?? t('logins.unknown');
  const end = useAction('logins.end', { invalidates: ['logins.list'], message: ({ message }) => message });
  return (
    <li className="login-list__line">
      <div>
        <b>{device}</b>
        <p>{t('logins.since', { date: format.date(login.startedAt) })}</p>
        <p>
          {t('logins.used', { date: format.date(login.lastUsedAt), time: format.time(login.lastUsedAt) })}
        </p>
        {end.problem && <p role="alert">{end.problem}</p>}
      </div>
      {login.isCurrent ? (
        <b className="login-list__current">{t('logins.current')}</b>
      ) : (
        <Button
          variant="quiet"
          size="s"
          aria-label={`${t('logins.end')}: ${device}`}
          isBusy={end.isPending}
          onClick={() => end.run({ loginId: login.id })}
        >
          {t('logins.end')}
        </Button>
      )}
    </li>
  );
}

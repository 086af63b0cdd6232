import type { JobAlert } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Card, IconButton, UiLink } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { useId } from 'react';
import { searchOfAlert } from '../../features/job-search/alerts/alert-search.ts';
import { useAlertTitle } from '../../features/job-search/alerts/use-alert-title.ts';
import { alertsQuery, useRemoveAlert } from '../../features/job-search/alerts/use-alerts.ts';
import { listAddress } from '../../features/job-search/search/job-search-params.ts';
import { useServices } from '../../lib/services.ts';
import { useIsSignedIn } from '../../lib/use-session.ts';

/** The saved job alerts, each with a link and a delete button. Renders nothing without alerts. */
export function AlertList() {
  const t = useT('notifications');
  const id = useId();
  const isSignedIn = useIsSignedIn();
  const { data: alerts = [] } = useQuery({ ...alertsQuery(useServices()), enabled: isSignedIn });
  if (alerts.length === 0) return null;
  return (
    <section className="alerts" aria-labelledby={id}>
      <h2 id={id}>{t('alerts.title')}</h2>
      <ul className="notifications">
        {alerts.map((alert) => (
          <AlertItem key={alert.id} alert={alert} />
        ))}
      </ul>
    </section>
  );
}

function AlertItem({ alert: { id, search } }: { readonly alert: JobAlert }) {
  const t = useT('notifications');
  const title = useAlertTitle(search);
  const remove = useRemoveAlert();
  return (
    <Card as="li" className="notification">
      <div className="notification__text">
        <UiLink href={listAddress(searchOfAlert(search))}>{title}</UiLink>
      </div>
      <IconButton
        label={`${t('alerts.stop')}: ${title}`}
        icon={<BellOff aria-hidden size={20} />}
        disabled={remove.isPending}
        onClick={() => remove.run({ alertId: id })}
      />
    </Card>
  );
}

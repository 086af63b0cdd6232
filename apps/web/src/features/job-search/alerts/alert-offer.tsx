import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import { useEffect } from 'react';
import { useServices } from '../../../lib/services.ts';
import { storePendingAction, takePendingAction } from '../../../lib/storage/pending-action.ts';
import { useIsSignedIn } from '../../../lib/use-session.ts';
import { useHomeForAlerts } from '../../home/use-home-for-alerts.ts';
import { useAsCandidate } from '../../session/use-as-candidate.ts';
import { type JobSearch, listAddress } from '../search/job-search-params.ts';
import { alertSearchOf, searchOfAlert } from './alert-search.ts';
import { alertsQuery, useAddAlert, useRemoveAlert } from './use-alerts.ts';

/** Returns the URL that identifies a search, independent of its order. */
const addressOf = (search: JobSearch): string => listAddress({ ...search, sortBy: 'NEWEST' });

/** Offers an alert for new jobs of a search. A visitor logs in first; the alert is then created on return. */
export function AlertOffer({ search }: { readonly search: JobSearch }) {
  const t = useT('jobs');
  const asCandidate = useAsCandidate();
  const isSignedIn = useIsSignedIn();
  const address = addressOf(search);
  const { data: alerts } = useQuery({ ...alertsQuery(useServices()), enabled: isSignedIn });
  const alert = alerts?.find((one) => addressOf(searchOfAlert(one.search)) === address);
  const { run: add, isPending } = useAddAlert();
  const remove = useRemoveAlert();
  const home = useHomeForAlerts(search.isNearMe);
  const addFromHome = () => home.pass(() => add(alertSearchOf(search)));
  useEffect(() => {
    if (isSignedIn && takePendingAction('alert', address)) addFromHome();
  }, [isSignedIn, address, search]);
  // Race: only visitors store it. For a signed-in seeker the effect above could create the alert a second time.
  const offer = () => asCandidate('alert', addFromHome, () => storePendingAction('alert', address));
  if (alert === undefined)
    return (
      <>
        <p className="alert-offer">
          <Button variant="accent" isBusy={isPending} icon={<Bell aria-hidden size={18} />} onClick={offer}>
            {t('alert.offer')}
          </Button>
        </p>
        {home.question}
      </>
    );
  return (
    <p className="alert-offer">
      <BellRing aria-hidden size={18} /> <span>{t('alert.isOn')}</span>
      <Button
        variant="quiet"
        size="s"
        isBusy={remove.isPending}
        onClick={() => remove.run({ alertId: alert.id })}
      >
        {t('alert.stop')}
      </Button>
    </p>
  );
}

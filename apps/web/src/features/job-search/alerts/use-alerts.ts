import { useT } from '@nukkad/i18n/react.ts';
import { queryOptions } from '@tanstack/react-query';
import { ALERTS_STALE } from '../../../lib/query/stale-after.ts';
import { useAction } from '../../../lib/query/use-action.ts';
import type { Services } from '../../../lib/services.ts';

/** Fetches the seeker's alerts. */
export function alertsQuery({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: ['alerts.list'],
    queryFn: async ({ signal }) => (await api.call('alerts.list', {}, { signal })).alerts,
  });
}

export function useRemoveAlert() {
  const t = useT('jobs');
  return useAction('alerts.remove', {
    invalidates: ALERTS_STALE,
    message: () => t('alert.removed'),
    failure: 'snackbar',
  });
}

/** Creates an alert and offers an undo. */
export function useAddAlert() {
  const t = useT('jobs');
  const remove = useRemoveAlert();
  return useAction('alerts.add', {
    invalidates: ALERTS_STALE,
    callbacks: 'immediately',
    message: ({ id }) => ({ text: t('alert.added'), onUndo: () => remove.run({ alertId: id }) }),
    failure: 'snackbar',
  });
}

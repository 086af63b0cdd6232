import { useT } from '@nukkad/i18n/react.ts';
import { useSnackbar } from '@nukkad/ui';
import { useEffect } from 'react';
import { refetchPersonal } from '../../lib/query/refetch-when-changed.ts';
import { useErrorPhrase } from '../../lib/query/use-error-phrase.ts';
import { useServices } from '../../lib/services.ts';
import { useSession } from '../../lib/use-session.ts';
import { takeEndedAction } from './ended-action.ts';

/** After signing in again, runs the command that failed because the session had ended, and shows a message. */
export function ResumedAction() {
  const t = useT('errors');
  const { api, queryClient } = useServices();
  const show = useSnackbar();
  const phrase = useErrorPhrase();
  const session = useSession();
  const candidateId = session.status === 'signed-in' ? session.candidateId : null;
  useEffect(() => {
    const action = candidateId === null ? null : takeEndedAction(candidateId);
    if (action === null) return;
    api.call(action.key, action.input as never).then(
      () => {
        refetchPersonal(queryClient);
        show({ text: t('resumed') });
      },
      (error: unknown) => show({ text: phrase(error) ?? '' }),
    );
  }, [candidateId, api, queryClient, show, phrase, t]);
  return null;
}

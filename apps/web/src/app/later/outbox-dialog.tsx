import type { SaveJobInput } from '@nukkad/contract';
import { errorPhrase } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button, Modal } from '@nukkad/ui';
import { outbox } from '../../features/offline/outbox/outbox.ts';
import { isMessage, type Waiting } from '../../features/offline/outbox/waiting.ts';
import { refetchRoutes } from '../../lib/query/refetch.ts';
import { useServices } from '../../lib/services.ts';

interface OutboxDialogProps {
  readonly entries: readonly Waiting[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function useActName() {
  const t = useT('offline');
  return (entry: Waiting) => {
    if (isMessage(entry)) return t('outbox.message');
    const { route, input } = entry;
    if (route === 'applications.apply') return t('outbox.apply');
    if (route === 'applications.notInterested') return t('outbox.hide');
    return t((input as SaveJobInput).isSaved ? 'outbox.unsave' : 'outbox.save');
  };
}

/** Lists the waiting actions, which can be cancelled, and the refused ones with their reason. */
export function OutboxDialog({ entries, isOpen, onClose }: OutboxDialogProps) {
  const t = useT('offline');
  const common = useT('common');
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('outbox.list')}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {common('close')}
        </Button>
      }
    >
      <p>{t('outbox.listHint')}</p>
      <ul className="outbox-list">
        {entries.map((entry) => (
          <OutboxItem key={entry.id} entry={entry} />
        ))}
      </ul>
    </Modal>
  );
}

function OutboxItem({ entry }: { readonly entry: Waiting }) {
  const t = useT('offline');
  const errors = useT('errors');
  const language = useLanguage();
  const nameOf = useActName();
  const { queryClient } = useServices();
  const remove = async () => {
    await outbox.remove(entry);
    // Replace the optimistic updates by the data of the server.
    await refetchRoutes(queryClient, ['jobs.filter', 'jobs.byShareId', 'applications.myJobs']);
  };
  return (
    <li>
      <p>
        <b>{nameOf(entry)}</b>
        {entry.about && `: ${entry.about}`}
      </p>
      {entry.problem !== null && (
        <p role="alert" className="nk-field__error">
          {errorPhrase(errors, language, { code: entry.problem })}
        </p>
      )}
      <Button size="s" variant="quiet" onClick={() => void remove()}>
        {t(entry.problem === null ? 'outbox.remove' : 'outbox.dismiss')}
      </Button>
    </li>
  );
}

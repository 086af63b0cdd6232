import { useT } from '@nukkad/i18n/react.ts';
import { Button, LoadingOverlay, Modal } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { consentQuery } from '../../lib/consent-query.ts';
import { useServices } from '../../lib/services.ts';
import { useSetConsent } from './use-set-consent.ts';

/** Items of the privacy notice for which the app asks consent when they are first needed. */
export type AskedItem = 'location' | 'identity' | 'extras';

interface ConsentQuestionProps {
  readonly item: AskedItem;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAllowed: () => void;
}

/** Asks for consent to one item. Calls `onAllowed` without asking if it was given before. */
export function ConsentQuestion({ item: key, isOpen, onClose, onAllowed }: ConsentQuestionProps) {
  const t = useT('consent');
  const settings = useT('settings');
  const common = useT('common');
  const notice = useQuery({ ...consentQuery(useServices()), enabled: isOpen });
  const item = notice.data?.items.find((one) => one.key === key);
  const answer = useSetConsent(notice.data?.version ?? '', key);
  const isSettled = isOpen && !notice.isPending && (item === undefined || item.isGiven === true);
  useEffect(() => {
    if (isSettled) onAllowed();
  }, [isSettled, onAllowed]);
  if (!isOpen || isSettled) return null;
  if (!item) return <LoadingOverlay />;
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('question')}
      actions={
        <>
          <Button isBusy={answer.isPending} onClick={() => answer.run(true)}>
            {t('allow')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
        </>
      }
    >
      <p>
        <b>{item.what}</b>
      </p>
      <p>
        {settings('data.why')}: {item.why}
      </p>
      <p>
        {settings('data.whoSees')}: {item.whoSees}
      </p>
      {answer.problem && <p role="alert">{answer.problem}</p>}
    </Modal>
  );
}

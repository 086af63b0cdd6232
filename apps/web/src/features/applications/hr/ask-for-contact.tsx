import { CREDITS_HR, type JobDetail } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, Modal } from '@nukkad/ui';
import type { useHrContact } from './use-hr-contact.ts';

interface AskForContactProps {
  readonly job: JobDetail;
  readonly isFree: boolean;
  readonly reveal: ReturnType<typeof useHrContact>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Shows the price in credits before it reveals the phone number. */
export function AskForContact({ job, isFree, reveal, isOpen, onClose }: AskForContactProps) {
  const t = useT('hr');
  const common = useT('common');
  const count = CREDITS_HR;
  // A job that was fetched before the sign-in does not say how many credits the seeker has.
  const price = job.credits === null ? t('price', { count }) : t('askText', { count, credits: job.credits });
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <Button isBusy={reveal.isPending} onClick={reveal.submit}>
            {isFree ? t('callNow') : t('show', { count })}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {common('cancel')}
          </Button>
        </>
      }
    >
      <p>
        <b>{job.companyName}</b>
      </p>
      <p>{isFree ? t('free') : price}</p>
      {reveal.problem && <p role="alert">{reveal.problem}</p>}
    </Modal>
  );
}

import type { JobDetail } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Button, LoadingOverlay, Modal } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { LazyFailure } from '../../../lib/lazy/lazy-failure.tsx';
import { codeOf } from '../../../lib/query/code-of.ts';
import { retryQuery } from '../../../lib/query/retry-query.ts';
import { useServices } from '../../../lib/services.ts';
import { settingsQuery } from '../../../lib/settings-query.ts';
import { IdentityPapers } from '../apply/identity-papers.tsx';
import { MissingDetails } from '../apply/missing-details.tsx';
import { NoCredits } from '../apply/no-credits.tsx';
import { AskForContact } from './ask-for-contact.tsx';
import { HrContactDialog } from './hr-contact-dialog.tsx';
import { callHours, hrStep } from './hr-step.ts';
import { useHrContact } from './use-hr-contact.ts';

interface HrDialogProps {
  readonly job: JobDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * The dialogs of calling HR, one after the other: opening hours, credits, the question about the price, the number.
 */
export function HrDialog({ job, isOpen, onClose }: HrDialogProps) {
  const { data: settings, error, refetch } = useQuery(settingsQuery(useServices()));
  const reveal = useHrContact(job);
  const close = () => {
    onClose();
    reveal.reset();
  };
  if (!settings && !isOpen) return null;
  if (!settings && error)
    return <LazyFailure error={error} onRetry={() => retryQuery({ error, refetch })} onClose={close} />;
  if (!settings) return <LoadingOverlay />;
  if (reveal.data) return <HrContactDialog job={job} contact={reveal.data} isOpen={isOpen} onClose={close} />;
  const code = codeOf(reveal.error);
  if (code === 'IDENTITY_MISSING')
    return <IdentityPapers isOpen={isOpen} onClose={close} onAdded={reveal.submit} />;
  if (code === 'MOBILE_NOT_VERIFIED')
    return <MissingDetails isOpen={isOpen} onClose={close} onReady={reveal.submit} />;
  const step = hrStep(job, settings, new Date());
  if (step === 'closed')
    return <ClosedDialog hours={callHours(job, settings)} isOpen={isOpen} onClose={close} />;
  if (step === 'no-credits') return <NoCredits isOpen={isOpen} onClose={close} />;
  if (step === 'free' && job.contact) {
    const known = { ...job.contact, address: job.address, creditsSpent: 0, credits: job.credits ?? 0 };
    return <HrContactDialog job={job} contact={known} isOpen={isOpen} onClose={close} />;
  }
  return <AskForContact job={job} isFree={step === 'free'} reveal={reveal} isOpen={isOpen} onClose={close} />;
}

interface ClosedDialogProps {
  readonly hours: ReturnType<typeof callHours>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function ClosedDialog({ hours: open, isOpen, onClose }: ClosedDialogProps) {
  const t = useT('hr');
  const common = useT('common');
  const format = useFormat();
  const hours = { from: format.hour(open.from), to: format.hour(open.to) };
  return (
    <Modal
      kind="warning"
      isOpen={isOpen}
      onClose={onClose}
      title={t('closedTitle')}
      actions={<Button onClick={onClose}>{common('ok')}</Button>}
    >
      <p>{t('closedText', hours)}</p>
    </Modal>
  );
}

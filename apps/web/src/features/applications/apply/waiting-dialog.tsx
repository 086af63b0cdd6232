import { errorPhrase } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { useSyncExternalStore } from 'react';
import { DoneDialog } from '../../../lib/done-dialog.tsx';
import { useSession } from '../../../lib/use-session.ts';
import { outbox } from '../../offline/outbox/outbox.ts';
import type { Waiting } from '../../offline/outbox/waiting.ts';

const NONE: readonly Waiting[] = [];

/** Returns the error code of the seeker's application in the outbox: null while it waits, undefined after it was sent. */
function useWaitingProblem(jobId: string): string | null | undefined {
  const session = useSession();
  const all = useSyncExternalStore(outbox.subscribe, outbox.get, () => NONE);
  const account = session.status === 'signed-in' ? session.candidateId : null;
  const entry = all.find(
    ({ route, account: owner, input }) =>
      route === 'applications.apply' && owner === account && 'jobId' in input && input.jobId === jobId,
  );
  return entry === undefined ? undefined : entry.problem;
}

interface WaitingDialogProps {
  readonly jobId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * Shown when a seeker applies offline. First the application is stored on the device; the open dialog changes when a page or the
 * service worker has sent it, or the server has refused it.
 */
export function WaitingDialog({ jobId, isOpen, onClose }: WaitingDialogProps) {
  const t = useT('apply');
  const jobs = useT('jobs');
  const errors = useT('errors');
  const language = useLanguage();
  const problem = useWaitingProblem(jobId);
  const isSent = problem === undefined;
  const title = isSent ? t('doneTitle') : jobs('badge.WAITING');
  const text = isSent ? t('sentLater') : t('waiting');
  return (
    <DoneDialog
      kind={isSent ? 'success' : 'none'}
      isOpen={isOpen}
      onClose={onClose}
      title={problem ? t('refusedTitle') : title}
      actions={
        <>
          <LinkButton href="/joblist">{t('moreJobs')}</LinkButton>
          <LinkButton variant="secondary" href={isSent ? '/myjobs?tab=applied' : '/myjobs'}>
            {t('seeMyJobs')}
          </LinkButton>
        </>
      }
    >
      <p role="status">{problem ? errorPhrase(errors, language, { code: problem }) : text}</p>
    </DoneDialog>
  );
}

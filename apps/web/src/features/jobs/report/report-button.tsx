import type { JobDetail } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { IconButton } from '@nukkad/ui';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLoginPrompt } from '../../../lib/session/login-prompt.tsx';
import { useIsSignedIn } from '../../../lib/session/use-session.ts';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** Says that something is wrong with a job; a visitor is asked to log in first. */
export function ReportButton({ job }: { readonly job: Pick<JobDetail, 'id' | 'title'> }) {
  const t = useT('jobs');
  const isSignedIn = useIsSignedIn();
  const promptLogin = useLoginPrompt();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    if (!isSignedIn) {
      promptLogin('report');
      return;
    }
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton label={t('report')} icon={<Flag aria-hidden size={20} />} onClick={open} />
      {wasOpened && (
        <Suspense fallback={null}>
          <ReportDialog job={job} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

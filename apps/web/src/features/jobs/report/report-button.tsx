import type { JobDetail } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../../../lib/lazy/lazy-dialog.tsx';
import { useAsCandidate } from '../../../lib/session/use-as-candidate.ts';
import { useIsSignedIn } from '../../../lib/session/use-session.ts';

const LazyReportDialog = lazyDialog({
  load: async () => (await import('./report-dialog.tsx')).ReportDialog,
  namespaces: ['report'],
});

/** Says that something is wrong with a job; a visitor is asked to log in first. */
export function ReportButton({ job }: { readonly job: Pick<JobDetail, 'id' | 'title' | 'workNames'> }) {
  const t = useT('jobs');
  const isSignedIn = useIsSignedIn();
  const asCandidate = useAsCandidate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        icon={<Flag aria-hidden size={18} />}
        onClick={() => asCandidate('report', () => setOpen(true))}
      >
        {t('report')}
      </Button>
      {isSignedIn && <LazyReportDialog job={job} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

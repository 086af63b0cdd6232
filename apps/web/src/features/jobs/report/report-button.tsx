import type { JobDetail } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAsSeeker } from '../../../lib/session/use-as-seeker.ts';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** Says that something is wrong with a job; a visitor is asked to log in first. */
export function ReportButton({ job }: { readonly job: Pick<JobDetail, 'id' | 'title'> }) {
  const t = useT('jobs');
  const asSeeker = useAsSeeker();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        icon={<Flag aria-hidden size={18} />}
        onClick={() => asSeeker('report', open)}
      >
        {t('report')}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <ReportDialog job={job} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import type { JobDetail } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../../../lib/lazy/lazy-dialog.tsx';
import { useAsCandidate } from '../../../lib/session/use-as-candidate.ts';
import { useIsSignedIn } from '../../../lib/session/use-session.ts';

const LazyHrDialog = lazyDialog({
  load: async () => (await import('./hr-dialog.tsx')).HrDialog,
  namespaces: ['hr', 'apply', 'personal', 'upload'],
});

/** The way to the company's HR; a visitor is asked to log in first. */
export function CallHrButton({ job }: { readonly job: JobDetail }) {
  const t = useT('jobs');
  const isSignedIn = useIsSignedIn();
  const asCandidate = useAsCandidate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        icon={<Phone aria-hidden size={18} />}
        onClick={() => asCandidate('hr', () => setOpen(true))}
      >
        {t('callHr')}
      </Button>
      {isSignedIn && <LazyHrDialog job={job} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

import type { JobDetail } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { Phone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAsSeeker } from '../../../lib/session/use-as-seeker.ts';

const HrDialog = lazy(async () => ({ default: (await import('./hr-dialog.tsx')).HrDialog }));

/** The way to the company's HR; a visitor is asked to log in first. */
export function CallHrButton({ job }: { readonly job: JobDetail }) {
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
        variant="secondary"
        size="s"
        icon={<Phone aria-hidden size={18} />}
        onClick={() => asSeeker('hr', open)}
      >
        {t('callHr')}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <HrDialog job={job} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

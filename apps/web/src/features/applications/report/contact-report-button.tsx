import type { ContactKind } from '@nukkad/contract/reports/report.domain.ts';
import { Button } from '@nukkad/ui';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { LazyContactReportDialog } from './lazy-contact-report-dialog.ts';

interface ContactReportButtonProps {
  readonly applicationId: string;
  readonly about: ContactKind;
  readonly isOver: boolean;
  readonly company: string;
  readonly label: string;
}

/** Opens the dialog that reports a call or an interview. */
export function ContactReportButton({ label, ...contact }: ContactReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        icon={<Flag aria-hidden="true" size={18} />}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <LazyContactReportDialog {...contact} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

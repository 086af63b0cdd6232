import type { JobDetail } from '@nukkad/contract';
import { Button, type ButtonProps } from '@nukkad/ui';
import { type ComponentType, useState } from 'react';
import { useIsSignedIn } from '../../lib/use-session.ts';
import type { LoginReason } from '../session/login-reason.ts';
import { useCandidateButton } from '../session/use-candidate-button.ts';

interface JobDialogProps {
  readonly job: JobDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface CandidateButtonProps extends Pick<ButtonProps, 'variant' | 'icon' | 'children'> {
  readonly job: JobDetail;
  /** The reason for the login that a visitor sees. */
  readonly reason: LoginReason;
  readonly Dialog: ComponentType<JobDialogProps>;
}

/** A button that opens a dialog about a job. A visitor gets the login dialog instead. */
export function CandidateButton({ job, reason, Dialog, ...button }: CandidateButtonProps) {
  const isSignedIn = useIsSignedIn();
  const [isOpen, setOpen] = useState(false);
  const press = useCandidateButton(reason, () => setOpen(true));
  return (
    <>
      <Button {...button} size="s" {...press} />
      {isSignedIn && <Dialog job={job} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

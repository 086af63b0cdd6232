import { useCallback, useEffect, useRef, useState } from 'react';
import {
  forgetPendingAction,
  storePendingAction,
  takePendingAction,
} from '../../../lib/storage/pending-action.ts';
import { useIsSignedIn } from '../../../lib/use-session.ts';

/** Controls the dialog to apply, and the button that opens it. The dialog opens by a click, and again after a sign-in or reload in between. */
export function useApplyDialog(jobId: string, mayApply: boolean) {
  const [isOpen, setOpen] = useState(false);
  const isSignedIn = useIsSignedIn();
  const button = useRef<HTMLButtonElement>(null);
  const open = useCallback(() => {
    storePendingAction('apply', jobId);
    setOpen(true);
  }, [jobId]);
  const close = useCallback(() => {
    forgetPendingAction('apply');
    setOpen(false);
  }, []);
  useEffect(() => {
    if (!isSignedIn || !mayApply || !takePendingAction('apply', jobId)) return;
    // The dialog returns the focus to the element that had it.
    button.current?.focus({ preventScroll: true });
    open();
  }, [isSignedIn, mayApply, jobId, open]);
  // The dialog was open during a reload and the seeker has applied. Forget it, so that it does not open by itself
  // after a withdrawal.
  useEffect(() => {
    if (!mayApply) forgetPendingAction('apply');
  }, [mayApply]);
  // Forget the pending application when the page is left by a link. A reload runs no clean-up.
  useEffect(() => (isOpen ? () => forgetPendingAction('apply') : undefined), [isOpen]);
  return { isOpen, open, close, button };
}

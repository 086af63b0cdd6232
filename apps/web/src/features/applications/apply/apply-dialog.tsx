import type { JobDetail } from '@nukkad/contract';
import { mayApply } from '@nukkad/domain/may-apply.ts';
import { LoadingOverlay } from '@nukkad/ui';
import { useState } from 'react';
import { useAccount } from '../../../lib/account-query.ts';
import { useProfile } from '../../../lib/profile-query.ts';
import { codeOf } from '../../../lib/query/code-of.ts';
import { AppliedDialog } from './applied-dialog.tsx';
import { ConfirmApplyDialog } from './confirm-apply-dialog.tsx';
import { IdentityPapers } from './identity-papers.tsx';
import { MissingDetails } from './missing-details.tsx';
import { NoCredits } from './no-credits.tsx';
import { useApply } from './use-apply.ts';
import { WaitingDialog } from './waiting-dialog.tsx';

interface ApplyDialogProps {
  readonly job: JobDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * The dialogs of applying, one after the other: the number if it is not verified, a question, the result. Conditions
 * that only the server knows (identity papers, credits) are handled when it rejects the application.
 */
export function ApplyDialog({ job, isOpen, onClose }: ApplyDialogProps) {
  const apply = useApply(job);
  const account = useAccount();
  const code = codeOf(apply.error);
  const profile = useProfile({ isEnabled: isOpen && job.gender !== 'ANY' });
  const [isPreparing, setPreparing] = useState(false);
  const lacksNumber = account.data?.isMobileVerified === false || code === 'MOBILE_NOT_VERIFIED';
  if (isOpen && lacksNumber && !isPreparing) setPreparing(true);
  const close = () => {
    onClose();
    setPreparing(false);
    apply.reset();
  };
  const goOn = () => {
    setPreparing(false);
    apply.reset();
  };
  const frame = { isOpen, onClose: close };
  if (apply.data) return <AppliedDialog {...frame} job={job} credits={apply.data.credits} />;
  if (code === 'WAITING') return <WaitingDialog {...frame} jobId={job.id} />;
  // The seeker has applied in the meantime: on another device or before signing in.
  if (!mayApply(job, new Date()) && !apply.isPending) return null;
  if (account.isLoading) return isOpen ? <LoadingOverlay /> : null;
  if (isPreparing) return <MissingDetails {...frame} onReady={goOn} />;
  if (code === 'IDENTITY_MISSING') return <IdentityPapers {...frame} onAdded={() => apply.submit()} />;
  const credits = account.data?.credits ?? job.credits ?? 0;
  if (code === 'NO_CREDITS' || credits === 0) return <NoCredits {...frame} />;
  const hasName = account.data?.name !== '' && code !== 'NAME_INVALID';
  const asksGender = job.gender !== 'ANY' && profile.data?.gender === null;
  return (
    <ConfirmApplyDialog
      {...frame}
      job={job}
      credits={credits}
      hasName={hasName}
      asksGender={asksGender}
      apply={apply}
    />
  );
}

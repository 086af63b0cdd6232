import { CREDITS_APPLY, type JobDetail } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, LinkButton, Modal } from '@nukkad/ui';
import { codeOf } from '../../../lib/query/code-of.ts';
import { NoCredits } from './no-credits.tsx';
import { useApply } from './use-apply.ts';
import { VerifyFirst } from './verify-first.tsx';

interface ApplyDialogProps {
  readonly job: JobDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks once, applies, and says how it went; what is missing (number, credits) is offered on the spot. */
export function ApplyDialog({ job, isOpen, onClose }: ApplyDialogProps) {
  const apply = useApply(job);
  const close = () => {
    onClose();
    apply.reset();
  };
  if (apply.data) return <AppliedDialog isOpen={isOpen} credits={apply.data.credits} onClose={close} />;
  const code = codeOf(apply.error);
  if (code === 'MOBILE_NOT_VERIFIED') return <VerifyFirst isOpen={isOpen} onClose={close} />;
  if (code === 'NO_CREDITS' || job.credits === 0) return <NoCredits isOpen={isOpen} onClose={close} />;
  return <AskDialog job={job} isOpen={isOpen} onClose={close} apply={apply} />;
}

function AskDialog({
  job,
  isOpen,
  onClose,
  apply,
}: ApplyDialogProps & { readonly apply: ReturnType<typeof useApply> }) {
  const t = useT('apply');
  const jobs = useT('jobs');
  const common = useT('common');
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('confirmTitle')}
      actions={
        <>
          <Button isBusy={apply.isPending} onClick={apply.submit}>
            {jobs('applyCost', { count: CREDITS_APPLY })}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
        </>
      }
    >
      <p>
        <b>{job.title}</b> · {job.companyName}
      </p>
      <p>{t('confirmText', { cost: CREDITS_APPLY, credits: job.credits ?? 0 })}</p>
      {apply.problem && <p role="alert">{apply.problem}</p>}
    </Modal>
  );
}

function AppliedDialog(props: {
  readonly isOpen: boolean;
  readonly credits: number;
  readonly onClose: () => void;
}) {
  const t = useT('apply');
  return (
    <Modal
      kind="success"
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={t('doneTitle')}
      actions={
        <>
          <LinkButton href="/joblist">{t('moreJobs')}</LinkButton>
          <LinkButton variant="secondary" href="/myjobs?tab=applied">
            {t('seeMyJobs')}
          </LinkButton>
        </>
      }
    >
      <p>{t('doneText', { credits: props.credits })}</p>
    </Modal>
  );
}

import type { JobDetail } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, Modal } from '@nukkad/ui';

interface WeeklyLimitProps {
  readonly job: Pick<JobDetail, 'isWithinWeeklyAllowance'>;
  readonly onLeave: () => void;
}

/** Shown when the seeker has opened all the new jobs that a week allows. Closing it leaves the job. */
export function WeeklyLimit({ job, onLeave }: WeeklyLimitProps) {
  const t = useT('apply');
  const common = useT('common');
  return (
    <Modal
      isOpen={!job.isWithinWeeklyAllowance}
      onClose={onLeave}
      title={t('weeklyTitle')}
      actions={<Button onClick={onLeave}>{common('ok')}</Button>}
    >
      <p>{t('weeklyText')}</p>
    </Modal>
  );
}

import type { JobDetail } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react';
import { Button, Modal } from '@nukkad/ui';
import { useNavigate } from 'react-router-dom';

/** The week's allowance of new jobs is used up: says until when, and goes back. */
export function WeeklyLimit({ job }: { readonly job: Pick<JobDetail, 'isWithinWeeklyAllowance'> }) {
  const t = useT('apply');
  const common = useT('common');
  const navigate = useNavigate();
  const back = () => navigate(-1);
  return (
    <Modal
      isOpen={!job.isWithinWeeklyAllowance}
      onClose={back}
      title={t('weeklyTitle')}
      actions={<Button onClick={back}>{common('ok')}</Button>}
    >
      <p>{t('weeklyText')}</p>
    </Modal>
  );
}

import type { JobDetail } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Flag, Phone } from 'lucide-react';
import { usePageAddress } from '../../lib/language/use-page-address.ts';
import { ShareMenu } from '../../lib/share/share-menu.tsx';
import { jobAddress } from '../job/card/job-address.ts';
import { useJobTitle } from '../job/card/use-job-title.ts';
import { CampusDriveLink } from '../job/detail/campus-drive-link.tsx';
import { ChatCompanyLink } from '../job/detail/chat-company-link.tsx';
import { ListenButton } from '../job/detail/listen-button.tsx';
import { CandidateButton } from './candidate-button.tsx';
import { LazyHrDialog } from './hr/lazy-hr-dialog.ts';
import { LazyReportDialog } from './report/lazy-report-dialog.ts';

/** The actions of a job other than applying: listen, call HR, chat, share, report. */
export function JobActions({ job }: { readonly job: JobDetail }) {
  const t = useT('jobs');
  const pageAddress = usePageAddress();
  return (
    <div className="job-head__actions">
      <ListenButton text={job.audioDescription} />
      <CandidateButton
        job={job}
        reason="hr"
        variant="secondary"
        icon={<Phone aria-hidden size={18} />}
        Dialog={LazyHrDialog}
      >
        {t('callHr')}
      </CandidateButton>
      <ChatCompanyLink job={job} />
      <CampusDriveLink job={job} />
      <ShareMenu label={t('share')} title={useJobTitle(job)} url={pageAddress(jobAddress(job))} />
      <CandidateButton
        job={job}
        reason="report"
        variant="quiet"
        icon={<Flag aria-hidden size={18} />}
        Dialog={LazyReportDialog}
      >
        {t('report')}
      </CandidateButton>
    </div>
  );
}

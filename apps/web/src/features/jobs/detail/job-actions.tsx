import type { JobDetail } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { usePageAddress } from '../../../lib/language/use-page-address.ts';
import { ShareMenu } from '../../../lib/share/share-menu.tsx';
import { jobAddress } from '../card/job-address.ts';
import { useJobTitle } from '../card/use-job-title.ts';
import { CallHrButton } from '../hr/call-hr-button.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { CampusDriveLink } from './campus-drive-link.tsx';
import { ChatCompanyLink } from './chat-company-link.tsx';
import { ListenButton } from './listen-button.tsx';

/** What one can do with a job beside applying. */
export function JobActions({ job }: { readonly job: JobDetail }) {
  const t = useT('jobs');
  const pageAddress = usePageAddress();
  return (
    <div className="job-head__actions">
      <ListenButton text={job.audioDescription} />
      <CallHrButton job={job} />
      <ChatCompanyLink job={job} />
      <CampusDriveLink job={job} />
      <ShareMenu label={t('share')} title={useJobTitle(job)} url={pageAddress(jobAddress(job))} />
      <ReportButton job={job} />
    </div>
  );
}

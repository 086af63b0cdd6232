import type { JobDetail } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Avatar } from '@nukkad/ui';
import { Link } from 'react-router-dom';
import { ChecksBadge } from '../../features/jobs/card/checks-badge.tsx';
import { jobAddress } from '../../features/jobs/card/job-address.ts';
import { SaveButton } from '../../features/jobs/card/save-button.tsx';
import { CampusDriveLink } from '../../features/jobs/detail/campus-drive-link.tsx';
import { ChatCompanyLink } from '../../features/jobs/detail/chat-company-link.tsx';
import { ListenButton } from '../../features/jobs/detail/listen-button.tsx';
import { CallHrButton } from '../../features/jobs/hr/call-hr-button.tsx';
import { ReportButton } from '../../features/jobs/report/report-button.tsx';
import { useCityName } from '../../lib/place/use-city-name.ts';
import { useServices } from '../../lib/services.ts';
import { ShareMenu } from '../../lib/share/share-menu.tsx';

/** Title, company, pay, distance; listen, save, share. */
export function JobHead({ job }: { readonly job: JobDetail }) {
  const t = useT('jobs');
  const cityName = useCityName();
  const format = useFormat();
  const { publicOrigin } = useServices();
  const amount = format.payAmount(job.pay);
  return (
    <header className="job-head">
      <div className="job-head__row">
        <Avatar name={job.companyName} src={job.companyImage} size={56} />
        <div className="job-head__names">
          <h1>{job.title}</h1>
          <Link to={`/companyprofile?${encodeURIComponent(job.companyLink)}`}>{job.companyName}</Link>
          <ChecksBadge job={job} />
        </div>
        <SaveButton job={job} />
      </div>
      <p className="job-head__pay">
        {amount === null ? t('pay.notTold') : <b>{amount}</b>} {amount !== null && t('pay.aMonth')}
      </p>
      <p className="job-head__place">
        {job.distanceKm !== null && <b>{format.distance(job.distanceKm)} · </b>}
        {[job.locality, cityName(job.city)].filter(Boolean).join(', ')}
      </p>
      <p className="job-head__views">
        {t('views', { count: job.viewCount })} · {t(`application.${job.application ?? 'NONE'}`)}
      </p>
      <div className="job-head__actions">
        <CallHrButton job={job} />
        <ChatCompanyLink job={job} />
        <CampusDriveLink job={job} />
        <ListenButton text={job.audioDescription} />
        <ShareMenu label={t('share')} title={job.title} url={publicOrigin + jobAddress(job)} />
        <ReportButton job={job} />
      </div>
    </header>
  );
}

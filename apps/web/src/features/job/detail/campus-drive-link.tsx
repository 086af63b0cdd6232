import type { JobDetail } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { useServices } from '../../../lib/services.ts';
import { campusDriveAddress } from './campus-drive.ts';

/** Link to the registration for a company's campus drive, for seekers who applied for one of its jobs. */
export function CampusDriveLink({ job }: { readonly job: JobDetail }) {
  const t = useT('job');
  const common = useT('common');
  const { site } = useServices();
  const address = campusDriveAddress(job, site.campusDrive);
  if (!address) return null;
  return (
    <LinkButton variant="accent" size="s" href={address} target="_blank" rel="noopener noreferrer">
      {t('campusDrive')} <span className="nk-hidden">({common('opensNewTab')})</span>
    </LinkButton>
  );
}

import type { JobDetail } from '@nukkad/contract';
import { readShareId } from '@nukkad/domain/share-link.ts';
import type { SiteInfo } from '../../../lib/site-info.ts';

/** Returns the registration URL of the company's campus drive; null for other companies, and before applying. */
export function campusDriveAddress(
  job: Pick<JobDetail, 'application' | 'companyLink'>,
  drive: SiteInfo['campusDrive'],
): string | null {
  if (!drive || !job.application || job.application === 'WITHDRAWN') return null;
  return readShareId(job.companyLink) === drive.companyShareId ? drive.url : null;
}

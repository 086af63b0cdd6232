import type { JobDetail } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { Navigation } from 'lucide-react';

/** Where the work is and how far, with the way there on the reader's own maps. */
export function JobPlace({ job }: { readonly job: JobDetail }) {
  const t = useT('jobs');
  const common = useT('common');
  const format = useFormat();
  const { position } = job;
  const target = position ? `${position.latitude},${position.longitude}` : encodeURIComponent(job.address);
  return (
    <section className="job-detail__section" aria-labelledby="job-place">
      <h2 id="job-place">{t('where')}</h2>
      <address>{job.address}</address>
      {job.distanceKm !== null && <p>{t('distance.away', { distance: format.distance(job.distanceKm) })}</p>}
      <LinkButton
        variant="secondary"
        href={`https://www.google.com/maps/dir/?api=1&destination=${target}`}
        target="_blank"
        rel="noreferrer"
        icon={<Navigation aria-hidden size={18} />}
      >
        {t('directions')} <span className="nk-hidden">({common('opensNewTab')})</span>
      </LinkButton>
    </section>
  );
}

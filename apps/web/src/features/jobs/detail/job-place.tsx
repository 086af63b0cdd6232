import type { JobDetail } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { Navigation } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { useSeen } from '../../../lib/page/use-seen.ts';
import { useListedDistance } from '../card/use-listed-distance.ts';
import { JobSection } from './job-section.tsx';

const JobMap = lazy(async () => ({ default: (await import('./job-map.tsx')).JobMap }));

/** Where the work is and how far, with the way there on the reader's own maps. */
export function JobPlace({ job }: { readonly job: JobDetail }) {
  const t = useT('jobs');
  const common = useT('common');
  const format = useFormat();
  const distance = useListedDistance(job);
  const { position } = job;
  if (job.address === '') return null;
  const target = position ? `${position.latitude},${position.longitude}` : encodeURIComponent(job.address);
  return (
    <JobSection id="job-place" title={t('where')}>
      <address className="job-detail__address">{job.address}</address>
      {distance !== null && <p>{t('distance.away', { distance: format.distance(distance) })}</p>}
      {position && <MapHere job={job} />}
      <LinkButton
        variant="secondary"
        href={`https://www.google.com/maps/dir/?api=1&destination=${target}`}
        target="_blank"
        rel="noreferrer"
        icon={<Navigation aria-hidden size={18} />}
      >
        {t('directions')} <span className="nk-hidden">({common('opensNewTab')})</span>
      </LinkButton>
    </JobSection>
  );
}

/** The map with its weight of code, once the reader comes near it. */
function MapHere({ job }: { readonly job: JobDetail }) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  return (
    <div ref={place} className="job-detail__map">
      {isSeen && (
        <Suspense fallback={null}>
          <JobMap job={job} />
        </Suspense>
      )}
    </div>
  );
}

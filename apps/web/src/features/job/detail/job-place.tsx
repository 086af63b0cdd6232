import type { JobDetail } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { lazy, Suspense, useRef } from 'react';
import { useSeen } from '../../../lib/page/use-seen.ts';
import { DirectionsLink } from '../../../lib/place/directions-link.tsx';
import { useListedDistance } from '../card/use-listed-distance.ts';
import { JobSection } from './job-section.tsx';

const JobMap = lazy(async () => ({ default: (await import('./job-map.tsx')).JobMap }));

/** The address with its distance, a map and a link to directions. */
export function JobPlace({ job }: { readonly job: JobDetail }) {
  const t = useT('jobs');
  const format = useFormat();
  const distance = useListedDistance(job);
  const { position } = job;
  if (job.address === '') return null;
  return (
    <JobSection id="job-place" title={t('where')}>
      <address className="job-detail__address">{job.address}</address>
      {distance !== null && <p>{t('distance.away', { distance: format.distance(distance) })}</p>}
      {position && <MapHere job={job} />}
      <DirectionsLink address={job.address} position={position} />
    </JobSection>
  );
}

/** Loads the map when the reader scrolls near it, because its code is large. */
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

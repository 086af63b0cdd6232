import type { JobDetail } from '@nukkad/contract';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { lazy, Suspense, useRef } from 'react';
import { textLanguage } from '../../../lib/language/text-language.ts';
import { useSeen } from '../../../lib/page/use-seen.ts';
import { DirectionsLink } from '../../../lib/place/directions-link.tsx';
import { useJobPlace } from '../../../lib/place/use-job-place.ts';
import { JobSection } from './job-section.tsx';
import { JobTravel } from './job-travel.tsx';

const JobMap = lazy(async () => ({ default: (await import('./job-map.tsx')).JobMap }));

/** Place and address, as the employer wrote it, with the distance, a map and a link to directions. */
export function JobPlace({ job }: { readonly job: JobDetail }) {
  const t = useT('job');
  const language = useLanguage();
  const place = useJobPlace(job);
  const { position } = job;
  if (job.address === '') return null;
  return (
    <JobSection id="job-place" title={t('where')}>
      <p>{place}</p>
      <address className="job-detail__address" lang={textLanguage(job.address, language)}>
        {job.address}
      </address>
      <JobTravel job={job} />
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

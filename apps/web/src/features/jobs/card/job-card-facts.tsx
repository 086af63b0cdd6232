import type { JobCard } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { ListingFact } from '@nukkad/ui';
import { Briefcase, Clock3, MapPin } from 'lucide-react';
import { useJobPlace } from '../../../lib/place/use-job-place.ts';
import { useJobDistance } from './use-job-distance.ts';
import { useNow } from './use-now.ts';

/** Distance and place, type, freshness. */
export function JobCardFacts({ job }: { readonly job: JobCard }) {
  const t = useT('jobs');
  const format = useFormat();
  const distance = useJobDistance(job);
  const place = useJobPlace(job);
  return (
    <>
      <ListingFact icon={<MapPin aria-hidden size={16} />}>
        {distance !== null && <b>{format.distance(distance)} · </b>}
        {place}
      </ListingFact>
      <ListingFact icon={<Briefcase aria-hidden size={16} />}>
        {t(`choice.jobType.${job.jobType}`)}
      </ListingFact>
      <ListingFact icon={<Clock3 aria-hidden size={16} />}>
        {format.freshness(job.createdAt, useNow())}
      </ListingFact>
    </>
  );
}

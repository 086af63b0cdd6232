import { CARD_ATTRIBUTE_NAMES, CARD_RANGE_NAMES, type JobCard } from '@nukkad/contract';
import { useFormat } from '@nukkad/i18n/react.ts';
import { ListingFact } from '@nukkad/ui';
import { Clock3, MapPin } from 'lucide-react';
import { useJobPlace } from '../../../lib/place/use-job-place.ts';
import { useToday } from '../../../lib/use-today.ts';
import { FILTER_ICONS } from '../filter-icons.ts';
import { useChoiceText } from '../use-choice-text.ts';
import { useRangeText } from '../use-range-text.ts';
import { useJobDistance } from './use-job-distance.ts';

/** Distance and place, the facts of the job, and its age. */
export function JobCardFacts({ job }: { readonly job: JobCard }) {
  const choiceText = useChoiceText();
  const rangeText = useRangeText();
  const format = useFormat();
  const distance = useJobDistance(job);
  const place = useJobPlace(job);
  return (
    <>
      <ListingFact icon={<MapPin aria-hidden size={16} />}>
        {distance !== null && <b>{format.distance(distance)} · </b>}
        {place}
      </ListingFact>
      {CARD_ATTRIBUTE_NAMES.map((name) => {
        const Icon = FILTER_ICONS[name];
        const value = job[name];
        return (
          value && (
            <ListingFact key={name} icon={<Icon aria-hidden size={16} />}>
              {choiceText(name, value)}
            </ListingFact>
          )
        );
      })}
      {CARD_RANGE_NAMES.map((name) => {
        const Icon = FILTER_ICONS[name];
        const { min, max } = job[name];
        // A range from 0 without an upper end contains no information.
        return (
          (min || max !== null) && (
            <ListingFact key={name} icon={<Icon aria-hidden size={16} />}>
              {rangeText(name, job[name])}
            </ListingFact>
          )
        );
      })}
      <ListingFact icon={<Clock3 aria-hidden size={16} />}>
        {format.freshness(job.createdAt, useToday())}
      </ListingFact>
    </>
  );
}

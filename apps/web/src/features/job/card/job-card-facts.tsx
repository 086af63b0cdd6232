import { CARD_ATTRIBUTE_NAMES, CARD_RANGE_NAMES, JOB_FILTERS, type JobCard } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { ListingFact } from '@nukkad/ui';
import { MapPin } from 'lucide-react';
import { useJobPlace } from '../../../lib/place/use-job-place.ts';
import { useToday } from '../../../lib/use-today.ts';
import { useChoiceText } from '../use-choice-text.ts';
import { useRangeText } from '../use-range-text.ts';
import { JobDistance } from './job-distance.tsx';

/** Values that most jobs have. The card leaves them out, the job's page shows them. */
const USUAL: ReadonlySet<string> = new Set(['FULL_TIME', 'ON_SITE']);

/** The dot stays at the end of a line, because a no-break space is before it. */
const SEPARATOR = '\u00a0· ';

/** A row with distance and place, and one with the other facts and the age of the job. */
export function JobCardFacts({ job }: { readonly job: JobCard }) {
  const choiceText = useChoiceText();
  const rangeText = useRangeText();
  const t = useT('jobs');
  const format = useFormat();
  const place = useJobPlace(job);
  const facts = [
    ...CARD_ATTRIBUTE_NAMES.map((name) => {
      const value = job[name];
      return value && !USUAL.has(value) && choiceText(name, value);
    }),
    ...CARD_RANGE_NAMES.map((name) => {
      const { min, max } = job[name];
      // "0–1 years" is shorter than the text of the job's page, so that the facts fit in one row.
      if (!min && max && JOB_FILTERS[name].unit === 'years')
        return t('range.years.between', { from: '0', to: format.number(max) });
      // A range from 0 without an upper end contains no information.
      return (min || max !== null) && rangeText(name, job[name]);
    }),
    format.freshness(job.createdAt, useToday()),
    // Only a fast answer is worth the room. The job's page shows each speed.
    (job.answersWithin === 'DAY' || job.answersWithin === 'TWO_DAYS') && t(`answers.${job.answersWithin}`),
  ];
  return (
    <>
      <ListingFact icon={<MapPin aria-hidden size={16} />}>
        <JobDistance job={job} />
        {place}
      </ListingFact>
      <ListingFact>{facts.filter(Boolean).join(SEPARATOR)}</ListingFact>
    </>
  );
}

import type { JobCard, JobFilterOutput } from '@nukkad/contract';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/services.ts';
import { type DistanceOrigin, distanceFrom, useDistanceOrigin } from '../../job/card/use-job-distance.ts';
import type { JobSearch } from '../search/job-search-params.ts';
import type { SearchMeaning } from '../search/use-search-meaning.ts';
import { isInPlace, nearestInput } from './nearest-input.ts';
import { type Nearest, SpokenAnswer } from './spoken-answer.tsx';
import './spoken-answer.css';

interface ListAnswerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly search: JobSearch;
  readonly meaning: SearchMeaning;
  readonly page: JobFilterOutput;
}

const NO_JOBS = { jobs: [] };

/** Returns the jobs of a page that match all of the search, without those that match only partly. */
const exactMatches = ({ jobs, steps }: Pick<JobFilterOutput, 'jobs' | 'steps'>): readonly JobCard[] =>
  jobs.slice(0, steps?.[1]?.from ?? jobs.length);

/**
 * Returns the nearest job with its distance in kilometres, measured as on its card. Null if a distance is unknown, or
 * if the jobs are measured from different points.
 */
function nearestOf(jobs: readonly JobCard[], origin: DistanceOrigin): Nearest | null {
  const placed = jobs.flatMap((job): Nearest[] => {
    const distance = distanceFrom(origin, job);
    return distance ? [{ job, ...distance }] : [];
  });
  const [first] = placed;
  const isMixed = placed.some(
    ({ from, job }) =>
      from.kind !== first?.from.kind || (from.kind === 'CENTRE' && job.city !== first.job.city),
  );
  if (isMixed || placed.length < jobs.length) return null;
  return placed.toSorted((a, b) => a.km - b.km)[0] ?? null;
}

/**
 * Answers the search of a list in a sentence. If the page does not have all matches, the nearest one is requested,
 * because the first page of the newest jobs need not contain it.
 */
export function ListAnswer({ search, meaning, page, ...dialog }: ListAnswerProps) {
  const { api } = useServices();
  const origin = useDistanceOrigin();
  const shown = exactMatches(page);
  const isWhole = !page.isTotalCapped && page.total <= shown.length;
  const input = nearestInput(search, meaning, origin);
  const asked = useQuery({
    queryKey: ['jobs.nearest', input],
    queryFn: ({ signal }) => api.call('jobs.filter', input, { signal }),
    enabled: !isWhole && shown.length > 0,
  });
  if (asked.isLoading) return null;
  const nearby = exactMatches(asked.data ?? NO_JOBS).filter((job) => isInPlace(job, search, meaning, origin));
  const nearest = nearestOf(isWhole ? shown : nearby, origin);
  return <SpokenAnswer {...dialog} page={page} what={meaning.what || undefined} nearest={nearest} />;
}

import type { JobCard, JobFilterOutput } from '@nukkad/contract';
import { kmBetween } from '@nukkad/domain/geo.ts';
import { useQuery } from '@tanstack/react-query';
import { type Origin, useOrigin } from '../../../lib/place/use-origin.ts';
import { useServices } from '../../../lib/services.ts';
import { filterInputOf, type JobSearch } from '../search/job-search-params.ts';
import type { SearchMeaning } from '../search/use-search-meaning.ts';
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
 * if the jobs are measured from the centres of different cities.
 */
function nearestOf(jobs: readonly JobCard[], origin: Origin | undefined): Nearest | null {
  const placed = jobs.flatMap((job): Nearest[] => {
    if (origin && job.position)
      return [{ job, km: kmBetween(origin.point, job.position), isFromCentre: false }];
    return job.cityCentreKm === undefined ? [] : [{ job, km: job.cityCentreKm, isFromCentre: true }];
  });
  const isMixed = placed.some(
    (one) =>
      one.isFromCentre !== placed[0]?.isFromCentre ||
      (one.isFromCentre && one.job.city !== placed[0]?.job.city),
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
  const origin = useOrigin();
  const shown = exactMatches(page);
  const isWhole = !page.isTotalCapped && page.total <= shown.length;
  // The list is ordered from the reader only if it is "near me". Otherwise the nearest job of a long list is unknown.
  const isOrderedAlike = origin === undefined || meaning.isNearMe;
  const nearestFirst = { ...search, sortBy: 'NEAREST', after: undefined } as const;
  const input = { ...filterInputOf(nearestFirst, origin?.point), size: 1 };
  const asked = useQuery({
    queryKey: ['jobs.nearest', input],
    queryFn: ({ signal }) => api.call('jobs.filter', input, { signal }),
    enabled: !isWhole && isOrderedAlike && shown.length > 0,
  });
  if (asked.isLoading) return null;
  const candidates = isWhole ? shown : exactMatches(asked.data ?? NO_JOBS);
  const nearest = nearestOf(candidates, origin);
  return <SpokenAnswer {...dialog} page={page} what={meaning.what || undefined} nearest={nearest} />;
}

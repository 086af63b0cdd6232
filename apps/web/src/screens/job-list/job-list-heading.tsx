import type { JobFilterOutput } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { Map as MapIcon } from 'lucide-react';
import { JobCount } from '../../features/job-search/search/job-count.tsx';
import { type JobSearch, mapAddress } from '../../features/job-search/search/job-search-params.ts';
import type { SearchMeaning } from '../../features/job-search/search/use-search-meaning.ts';
import { useSearchTitle } from '../../features/job-search/search/use-search-title.ts';

interface JobListHeadingProps {
  readonly search: JobSearch;
  readonly meaning: SearchMeaning;
  /** Undefined until it is loaded. */
  readonly page: JobFilterOutput | undefined;
}

/** The heading of the list with the number of jobs, and a link to the same jobs on the map. */
export function JobListHeading({ search, meaning, page }: JobListHeadingProps) {
  const nav = useT('nav');
  return (
    <div className="job-list__title">
      <div>
        {/* A no-break space, so that no line begins with the dot. */}
        <h1 id="all-jobs">{useSearchTitle(meaning).replace(' · ', '\u00a0· ')}</h1>
        {page && page.missingWork === undefined && (
          // The empty state says it in a sentence.
          <div className={page.jobs.length === 0 ? 'nk-hidden' : undefined}>
            <JobCount page={page} />
          </div>
        )}
      </div>
      <LinkButton
        variant="secondary"
        size="s"
        href={mapAddress(search)}
        icon={<MapIcon aria-hidden size={18} />}
      >
        {nav('map')}
      </LinkButton>
    </div>
  );
}

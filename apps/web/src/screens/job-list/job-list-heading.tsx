import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { Map as MapIcon } from 'lucide-react';
import { type JobSearch, mapAddress } from '../../features/job-search/search/job-search-params.ts';
import type { SearchMeaning } from '../../features/job-search/search/use-search-meaning.ts';
import { useSearchTitle } from '../../features/job-search/search/use-search-title.ts';

interface JobListHeadingProps {
  readonly search: JobSearch;
  readonly meaning: SearchMeaning;
}

/** The heading of the list, with a link to the same jobs on the map. */
export function JobListHeading({ search, meaning }: JobListHeadingProps) {
  const nav = useT('nav');
  return (
    <div className="job-list__title">
      {/* A no-break space, so that no line begins with the dot. */}
      <h1 id="all-jobs">{useSearchTitle(meaning).replace(' · ', '\u00a0· ')}</h1>
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

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

/** What the list is of, and the way to the same on the map. */
export function JobListHeading({ search, meaning }: JobListHeadingProps) {
  const nav = useT('nav');
  return (
    <div className="job-list__title">
      {/* No line begins with the dot. */}
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

import { inPlace } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { countActiveFilters, type JobSearch } from '../../features/job-search/search/job-search-params.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useServices } from '../../lib/services.ts';

interface MapMetaProps {
  readonly search: JobSearch;
  /** The place's name in the reader's language. */
  readonly name: string;
}

/** The metadata of the map for search engines. Only the map of a city is indexed. */
export function MapMeta({ search, name }: MapMetaProps) {
  const language = useLanguage();
  const t = useT('map');
  const jobs = useT('jobs');
  const { site } = useServices();
  const { city } = search;
  const title = city ? t('titleIn', { city: name }) : t('title');
  const isPassing = search.text !== undefined || search.isNearMe || countActiveFilters(search) > 0;
  return (
    <PageHead
      meta={{
        title: `${title} | ${site.brand}`,
        description: city
          ? jobs('about.in', { title: jobs('pageTitle.in', { where: inPlace(name, language) }) })
          : jobs('about.all'),
        keywords: '',
      }}
      path={city ? `/mapjobs?city=${encodeURIComponent(city)}` : '/mapjobs'}
      isUnlisted={isPassing}
    />
  );
}

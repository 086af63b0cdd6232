import type { JobFilterOutput } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { EmptyState, LinkButton, Scene } from '@nukkad/ui';
import { chooseCity } from '../../../lib/place/chosen-city.ts';
import { useCityName } from '../../../lib/place/use-city-name.ts';
import { countActiveFilters, type JobSearch } from './job-search-params.ts';
import { useRelaxations } from './use-relaxations.ts';

interface EmptyResultProps {
  readonly search: JobSearch;
  readonly page: JobFilterOutput;
  /** Returns the URL of a search. */
  readonly addressOf: (search: JobSearch) => string;
}

/** Shown when nothing matched: suggests filters to remove. */
export function EmptyResult({ search, page, addressOf }: EmptyResultProps) {
  const t = useT('jobs');
  const filter = useT('filter');
  const city = useCityName(search.city);
  const relaxations = useRelaxations(search, page);
  const isFiltered = countActiveFilters(search) > 0 || search.text !== undefined;
  const bare = search.city ? t('empty.inCity', { city }) : t('empty.title');
  return (
    <EmptyState
      picture={<Scene name="no-jobs" width={110} />}
      title={isFiltered ? t('empty.filtered') : bare}
      action={relaxations.map(({ words, search: looser }) => (
        <LinkButton
          key={words}
          variant="secondary"
          size="s"
          href={addressOf(looser)}
          rel="nofollow"
          // The reader replaced the city with all of India, so the home page must not redirect to that city again.
          onClick={() => search.city !== undefined && looser.city === undefined && chooseCity(null)}
        >
          {words}
        </LinkButton>
      ))}
    >
      <p>{page.loosen.length > 0 ? filter('loosen') : t('empty.hint')}</p>
    </EmptyState>
  );
}

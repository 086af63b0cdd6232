import type { JobFilterOutput } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, EmptyState } from '@nukkad/ui';
import { useCityName } from '../../../lib/place/use-city-name.ts';
import { isFilterName, withoutFilter } from './filter-name.ts';
import type { JobSearch } from './job-search-params.ts';

interface EmptyResultProps {
  readonly search: JobSearch;
  readonly page: JobFilterOutput;
  readonly onChange: (search: JobSearch) => void;
}

/** Nothing matched: says so, and which one filter to give up for how many jobs. */
export function EmptyResult({ search, page, onChange }: EmptyResultProps) {
  const t = useT('jobs');
  const filter = useT('filter');
  const common = useT('common');
  const cityName = useCityName();
  const advice = page.loosen.flatMap(({ filter: name, total }) =>
    isFilterName(name) ? [{ name, total }] : [],
  );
  return (
    <EmptyState
      title={search.city ? t('empty.inCity', { city: cityName(search.city) }) : t('empty.title')}
      action={advice.map(({ name, total }) => (
        <Button key={name} variant="secondary" onClick={() => onChange(withoutFilter(search, name))}>
          {filter('loosenWithout', { name: name === 'text' ? common('search') : filter(name), count: total })}
        </Button>
      ))}
    >
      <p>{advice.length > 0 ? filter('loosen') : t('empty.hint')}</p>
    </EmptyState>
  );
}

import { JOB_FILTER_NAMES } from '@nukkad/contract';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button, Select, TextField } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { useHref } from 'react-router-dom';
import { popularCitiesQuery } from '../../../lib/place/popular-cities-query.ts';
import { useCityName } from '../../../lib/place/use-city-name.ts';
import { useServices } from '../../../lib/services.ts';
import { countActiveFilters, type JobSearch } from '../search/job-search-params.ts';
import { filterOptionsQuery } from '../search/job-search-queries.ts';
import { useWorkName } from '../search/use-work-name.ts';
import { NoScriptFilterField } from './no-script-filter-field.tsx';

/** All filters as selects in a form that works without JavaScript. */
export function NoScriptFilterForm({ search }: { readonly search: JobSearch }) {
  const t = useT('filter');
  const common = useT('common');
  const active = countActiveFilters(search);
  return (
    <details className="no-script-filters">
      <summary>{active > 0 ? t('active', { count: active }) : t('open')}</summary>
      <form
        className="no-script-filters__form"
        action={useHref('/joblist')}
        method="get"
        aria-label={t('title')}
      >
        <TextField label={common('search')} name="q" type="search" defaultValue={search.text} />
        <NoScriptPlaces search={search} />
        {JOB_FILTER_NAMES.map((name) => (
          <NoScriptFilterField key={name} name={name} search={search} />
        ))}
        <Button type="submit">{t('apply')}</Button>
      </form>
    </details>
  );
}

/** Selects for the profile and the city. */
function NoScriptPlaces({ search }: { readonly search: JobSearch }) {
  const t = useT('filter');
  const nav = useT('nav');
  const jobs = useT('jobs');
  const language = useLanguage();
  const services = useServices();
  const { data: options } = useQuery(filterOptionsQuery(services));
  const { data: popular = [] } = useQuery(popularCitiesQuery(services));
  const { city, jobProfile } = search;
  const works = (options?.jobProfiles ?? []).map(({ key, name }) => ({ value: key, label: name[language] }));
  const workName = useWorkName(jobProfile);
  // Also list the current sub-profile, because only profiles are listed otherwise.
  if (jobProfile && workName && !works.some(({ label }) => label === workName))
    works.unshift({ value: jobProfile, label: workName });
  const cityName = useCityName(city);
  const cities = popular.map(({ name, names }) => ({ value: name, label: names[language] }));
  if (city !== undefined && !cities.some(({ value }) => value === city))
    cities.unshift({ value: city, label: cityName });
  return (
    <>
      <Select
        label={t('name.jobProfile')}
        name="profile"
        placeholder={jobs('qualificationAny')}
        defaultValue={jobProfile}
        options={works}
      />
      <Select
        label={t('city')}
        name="city"
        placeholder={nav('anyCity')}
        defaultValue={city}
        options={cities}
      />
    </>
  );
}

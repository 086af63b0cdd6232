import { JOB_FILTER_NAMES } from '@nukkad/contract';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button, LinkButton, Select, TextField } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { useHref } from 'react-router-dom';
import { popularCitiesQuery } from '../../../lib/place/popular-cities-query.ts';
import { useCityName } from '../../../lib/place/use-city-name.ts';
import { useServices } from '../../../lib/services.ts';
import { type JobSearch, listAddress } from '../search/job-search-params.ts';
import { filterOptionsQuery } from '../search/job-search-queries.ts';
import { useWorkName } from '../search/use-work-name.ts';
import { HtmlFilterField } from './html-filter-field.tsx';
import { resetFilters } from './reset-filters.ts';

/** All filters as select elements in a form that needs no script. */
export function HtmlFilterForm({ search }: { readonly search: JobSearch }) {
  const t = useT('filter');
  const common = useT('common');
  return (
    <form className="html-filters" action={useHref('/joblist')} method="get" aria-label={t('title')}>
      <TextField label={common('search')} name="q" type="search" defaultValue={search.text} />
      <HtmlPlaces search={search} />
      {JOB_FILTER_NAMES.map((name) => (
        <HtmlFilterField key={name} name={name} search={search} />
      ))}
      {search.isNearMe && <input type="hidden" name="near" value="me" />}
      {search.sortBy === 'NEAREST' && <input type="hidden" name="sort" value="nearest" />}
      <div className="filter-actions">
        <LinkButton variant="quiet" href={listAddress(resetFilters(search))}>
          {t('reset')}
        </LinkButton>
        <Button type="submit">{t('apply')}</Button>
      </div>
    </form>
  );
}

/** Selects for the profile and the city. */
function HtmlPlaces({ search }: { readonly search: JobSearch }) {
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

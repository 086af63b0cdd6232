import { EXPERIENCE_KINDS, JOB_TYPES, QUALIFICATIONS, SALARY_MAX } from '@nukkad/contract';
import { useFormat, useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button, Select, TextField } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { popularCitiesQuery } from '../../../lib/place/popular-cities-query.ts';
import { useCityName } from '../../../lib/place/use-city-name.ts';
import { useServices } from '../../../lib/services.ts';
import { countActiveFilters, type JobSearch } from '../search/job-search-params.ts';
import { filterOptionsQuery } from '../search/job-search-queries.ts';

const PAY_STEPS = [10_000, 15_000, 20_000, 30_000, 50_000];
const RADIUS_STEPS = [2, 5, 10, 20];

/** Every filter as a list of choices in a form that the browser sends by itself. */
export function PlainFilterForm({ search }: { readonly search: JobSearch }) {
  const t = useT('filter');
  const jobs = useT('jobs');
  const common = useT('common');
  const { rupees, distance } = useFormat();
  const pay = search.pay?.join('-');
  const payChoices = PAY_STEPS.map((from) => ({
    value: `${from}-${SALARY_MAX}`,
    label: t('noCeiling', { amount: rupees(from) }),
  }));
  if (search.pay && !payChoices.some(({ value }) => value === pay)) {
    const [from, to] = search.pay;
    payChoices.push({
      value: `${from}-${to}`,
      label: t('payRange', { from: rupees(from), to: rupees(to) }),
    });
  }
  const active = countActiveFilters(search);
  return (
    <details className="plain-filters">
      <summary>{active > 0 ? t('active', { count: active }) : t('open')}</summary>
      <form className="plain-filters__form" action="/joblist" method="get" aria-label={t('title')}>
        <TextField label={common('search')} name="q" type="search" defaultValue={search.text} />
        <PlainPlaces search={search} />
        <Select
          label={t('jobType')}
          name="type"
          placeholder={jobs('qualificationAny')}
          defaultValue={search.jobType?.toLowerCase()}
          options={JOB_TYPES.map((value) => ({ value: value.toLowerCase(), label: jobs(`type.${value}`) }))}
        />
        <Select
          label={t('pay')}
          name="pay"
          placeholder={t('payAny')}
          defaultValue={pay}
          options={payChoices}
        />
        <Select
          label={t('radius')}
          name="radius"
          placeholder={t('radiusWithin', { distance: distance(30) })}
          defaultValue={search.radiusKm?.toString()}
          options={RADIUS_STEPS.map((km) => ({
            value: String(km),
            label: t('radiusWithin', { distance: distance(km) }),
          }))}
        />
        <Select
          label={t('experience')}
          name="exp"
          placeholder={jobs('experience.anyYears')}
          defaultValue={search.experience?.toLowerCase()}
          options={EXPERIENCE_KINDS.map((kind) => ({
            value: kind.toLowerCase(),
            label: t(kind === 'FRESHER' ? 'fresher' : 'experienced'),
          }))}
        />
        <Select
          label={t('qualification')}
          name="qual"
          placeholder={jobs('qualificationAny')}
          defaultValue={search.qualification?.toLowerCase()}
          options={QUALIFICATIONS.map((value) => ({
            value: value.toLowerCase(),
            label: jobs(`qualification.${value}`),
          }))}
        />
        <Button type="submit">{t('apply')}</Button>
      </form>
    </details>
  );
}

/** The kind of work and the city. */
function PlainPlaces({ search }: { readonly search: JobSearch }) {
  const t = useT('filter');
  const nav = useT('nav');
  const jobs = useT('jobs');
  const language = useLanguage();
  const cityName = useCityName();
  const services = useServices();
  const { data: options } = useQuery(filterOptionsQuery(services));
  const { data: popular = [] } = useQuery(popularCitiesQuery(services));
  const { city } = search;
  const cities = popular.map(({ name }) => name);
  if (city !== undefined && !cities.includes(city)) cities.unshift(city);
  return (
    <>
      <Select
        label={t('jobProfile')}
        name="profile"
        placeholder={jobs('qualificationAny')}
        defaultValue={search.jobProfile}
        options={(options?.jobProfiles ?? []).map(({ key, name }) => ({ value: key, label: name[language] }))}
      />
      <Select
        label={t('city')}
        name="city"
        placeholder={nav('anyCity')}
        defaultValue={city}
        options={cities.map((name) => ({ value: name, label: cityName(name) }))}
      />
    </>
  );
}

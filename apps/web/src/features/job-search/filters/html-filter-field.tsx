import { type FilterNameOf, JOB_FILTERS, type JobFilterName } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Select } from '@nukkad/ui';
import { useChosenText } from '../../job/use-range-text.ts';
import type { JobSearch } from '../search/job-search-params.ts';
import { useChoices } from '../search/use-filter-text.ts';

interface FieldProps<Name extends JobFilterName> {
  readonly name: Name;
  readonly search: JobSearch;
}

/**
 * One filter as a select, by its kind. The profile has its own select next to the city. A filter without options keeps its value
 * in a hidden field.
 */
export function HtmlFilterField({ name, search }: FieldProps<JobFilterName>) {
  const filter = JOB_FILTERS[name];
  if (filter.kind === 'choice') return <HtmlChoice name={name as FilterNameOf<'choice'>} search={search} />;
  if (filter.kind === 'distance')
    return <HtmlDistance name={name as FilterNameOf<'distance'>} search={search} />;
  if (filter.kind === 'profile') return null;
  if (filter.minOptions.length === 0)
    return <HiddenRange name={name as FilterNameOf<'range'>} search={search} />;
  return <HtmlRange name={name as FilterNameOf<'range'>} search={search} />;
}

function HtmlChoice({ name, search }: FieldProps<FilterNameOf<'choice'>>) {
  const t = useT('filter');
  const jobs = useT('jobs');
  return (
    <Select
      label={t(`name.${name}`)}
      name={JOB_FILTERS[name].url}
      placeholder={name === 'experience' ? jobs('range.years.any') : jobs('qualificationAny')}
      defaultValue={search[name]?.toLowerCase()}
      options={useChoices(name).map(({ value, label }) => ({ value: value.toLowerCase(), label }))}
    />
  );
}

/** A select of lower limits for a range. A range that was chosen with the slider is listed too. */
function HtmlRange({ name, search }: FieldProps<FilterNameOf<'range'>>) {
  const t = useT('filter');
  const rangeText = useChosenText();
  const { url, max, minOptions } = JOB_FILTERS[name];
  const chosen = search[name];
  const options = minOptions.map((from) => ({
    value: `${from}-${max}`,
    label: rangeText(name, from, max),
  }));
  if (chosen && !options.some(({ value }) => value === chosen.join('-'))) {
    const [from, to] = chosen;
    options.push({ value: `${from}-${to}`, label: rangeText(name, from, to) });
  }
  return (
    <Select
      label={t(`name.${name}`)}
      name={url}
      placeholder={rangeText(name, 0, max)}
      defaultValue={chosen?.join('-')}
      options={options}
    />
  );
}

function HiddenRange({ name, search }: FieldProps<FilterNameOf<'range'>>) {
  const chosen = search[name];
  return chosen ? <input type="hidden" name={JOB_FILTERS[name].url} value={chosen.join('-')} /> : null;
}

/** A select of distances. A distance that was chosen with the slider is listed too. */
function HtmlDistance({ name, search }: FieldProps<FilterNameOf<'distance'>>) {
  const t = useT('filter');
  const { distance } = useFormat();
  const { url, defaultValue, radiusOptions } = JOB_FILTERS[name];
  const within = (km: number) => t('radiusWithin', { distance: distance(km) });
  const chosen = search[name];
  const isListed =
    chosen === undefined || chosen === defaultValue || radiusOptions.some((km) => km === chosen);
  const kilometres = isListed ? radiusOptions : [...radiusOptions, chosen];
  return (
    <Select
      label={t(`name.${name}`)}
      name={url}
      placeholder={within(defaultValue)}
      defaultValue={chosen === defaultValue ? undefined : chosen?.toString()}
      options={kilometres.map((km) => ({ value: String(km), label: within(km) }))}
    />
  );
}

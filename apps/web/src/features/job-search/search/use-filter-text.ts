import {
  type FilterNameOf,
  JOB_FILTERS,
  type JobFilterName,
  type JobFilterValue,
  type RangeName,
} from '@nukkad/contract';
import { useFormat, useLanguage, useT } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/services.ts';
import { useChoiceText } from '../../job/use-choice-text.ts';
import { useChosenText } from '../../job/use-range-text.ts';
import { filterOptionsQuery } from './job-search-queries.ts';

type ChoiceName = FilterNameOf<'choice'>;

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Returns the values of a filter with several choices, each with its label. */
export function useChoices(name: ChoiceName): readonly Choice[] {
  const textOf = useChoiceText();
  return JOB_FILTERS[name].values.map((value) => ({ value, label: textOf(name, value) }));
}

/** Returns a function that describes a filter's value: "Part time", "₹20,000 or more", "1–3 years", "Within 5 km". */
export function useFilterText(): (name: JobFilterName, value: JobFilterValue) => string {
  const t = useT('filter');
  const language = useLanguage();
  const { kilometres } = useFormat();
  const rangeText = useChosenText();
  const choiceText = useChoiceText();
  const { data: options } = useQuery(filterOptionsQuery(useServices()));
  return (name, value) => {
    if (typeof value === 'number') return t('radiusWithin', { distance: kilometres(value) });
    const filter = JOB_FILTERS[name];
    if (filter.kind === 'range' && typeof value !== 'string') {
      return rangeText(name as RangeName, ...(value as readonly [number, number]));
    }
    if (typeof value !== 'string') return '';
    if (filter.kind === 'choice') return choiceText(name as ChoiceName, value);
    const profile = options?.jobProfiles.find(({ key }) => key === value);
    return profile?.name[language] ?? value;
  };
}

import { type FilterNameOf, isRefinement, JOB_FILTERS, type JobFilterName } from '@nukkad/contract';
import { ChoiceFilter } from './choice-filter.tsx';
import type { FilterPartProps } from './filter-part.ts';
import { ProfileFilter } from './profile-filter.tsx';
import { RadiusFilter } from './radius-filter.tsx';
import { RangeFilter } from './range-filter.tsx';

interface FilterFieldProps extends FilterPartProps {
  readonly name: JobFilterName;
}

/** The field of one filter, by its kind. A filter that refines another one is rendered in that filter's field. */
export function FilterField({ name, ...part }: FilterFieldProps) {
  const filter = JOB_FILTERS[name];
  switch (filter.kind) {
    case 'choice':
      return <ChoiceFilter name={name as FilterNameOf<'choice'>} {...part} />;
    case 'range':
      return isRefinement(filter) ? null : <RangeFilter name={name as FilterNameOf<'range'>} {...part} />;
    case 'profile':
      return <ProfileFilter {...part} />;
    case 'distance':
      return <RadiusFilter {...part} />;
  }
}

import { type FilterNameOf, isChosenWithin, refinementsOf } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { ChipToggle } from '@nukkad/ui';
import { useChoices } from '../search/use-filter-text.ts';
import type { FilterPartProps } from './filter-part.ts';
import { RangeFilter } from './range-filter.tsx';

interface ChoiceFilterProps extends FilterPartProps {
  readonly name: FilterNameOf<'choice'>;
}

/** Chips for a choice. A range that refines a chosen value is shown below them (years, for the experienced). */
export function ChoiceFilter({ name, ...part }: ChoiceFilterProps) {
  const t = useT('filter');
  const { draft, onChange } = part;
  const refinements = refinementsOf(name);
  const untouched = Object.fromEntries(refinements.map((refinement) => [refinement, undefined]));
  const chips = (
    <ChipToggle
      label={t(`name.${name}`)}
      options={useChoices(name)}
      value={draft[name] ?? null}
      onChange={(value) => onChange({ [name]: value ?? undefined, ...untouched })}
    />
  );
  if (refinements.length === 0) return chips;
  return (
    <div className="filter-panel__group">
      {chips}
      {refinements
        .filter((refinement) => isChosenWithin(refinement, draft))
        .map((refinement) => (
          <RangeFilter key={refinement} name={refinement} {...part} />
        ))}
    </div>
  );
}

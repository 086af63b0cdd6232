import { JOB_FILTERS } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Slider } from '@nukkad/ui';
import type { FilterPartProps } from './filter-part.ts';

/** Slider for the distance from the chosen city or from the reader's position. */
export function RadiusFilter({ draft, meaning, onChange }: FilterPartProps) {
  const t = useT('filter');
  const { kilometres } = useFormat();
  const { min, max } = JOB_FILTERS.radiusKm;
  const hasPlace = meaning.place !== undefined || meaning.isNearMe;
  const radiusKm = draft.radiusKm ?? meaning.radiusKm;
  return (
    <Slider
      label={t('name.radiusKm')}
      min={min}
      max={max}
      value={radiusKm}
      onChange={(chosen) => onChange({ radiusKm: chosen })}
      format={kilometres}
      summary={t('radiusWithin', { distance: kilometres(radiusKm) })}
      hint={hasPlace ? undefined : t('radiusNeedsPlace')}
    />
  );
}

import { RADIUS_KM_MAX, RADIUS_KM_MIN } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Slider } from '@nukkad/ui';
import type { FilterPartProps } from './filter-panel.tsx';

/** How far from the chosen city or the reader's own place. */
export function RadiusFilter({ draft, onChange }: FilterPartProps) {
  const t = useT('filter');
  const { distance } = useFormat();
  return (
    <Slider
      label={t('radius')}
      min={RADIUS_KM_MIN}
      max={RADIUS_KM_MAX}
      value={draft.radiusKm}
      onChange={(radiusKm) => onChange({ radiusKm })}
      format={distance}
      summary={t('radiusWithin', { distance: distance(draft.radiusKm) })}
    />
  );
}

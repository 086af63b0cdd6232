import { EXPERIENCE_YEARS_MAX } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { ChipToggle, RangeSlider } from '@nukkad/ui';
import type { FilterPartProps } from './filter-panel.tsx';

/** Fresher or experienced; the years only for the experienced. */
export function ExperienceFilter({ draft, onChange }: FilterPartProps) {
  const t = useT('filter');
  const jobs = useT('jobs');
  const years = draft.experienceYears ?? ([0, EXPERIENCE_YEARS_MAX] as const);
  const yearsText = (value: number) =>
    value === 0 ? t('fresher') : jobs('experience.years', { count: value });
  return (
    <div className="filter-panel__group">
      <ChipToggle
        label={t('experience')}
        options={[
          { value: 'FRESHER' as const, label: t('fresher') },
          { value: 'EXPERIENCED' as const, label: t('experienced') },
        ]}
        value={draft.experience ?? null}
        onChange={(value) => onChange({ experience: value ?? undefined, experienceYears: undefined })}
      />
      {draft.experience === 'EXPERIENCED' && (
        <RangeSlider
          label={t('experienceYears')}
          fromLabel={t('from')}
          toLabel={t('to')}
          min={0}
          max={EXPERIENCE_YEARS_MAX}
          value={years}
          onChange={(experienceYears) => onChange({ experienceYears })}
          format={yearsText}
          summary={
            years[0] === years[1]
              ? yearsText(years[0])
              : jobs('experience.range', { from: years[0], to: years[1] })
          }
        />
      )}
    </div>
  );
}

import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button, ChipToggle, ProfilePictogram } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../lib/services.ts';
import { filterOptionsQuery } from '../search/job-search-queries.ts';
import { useWorkName } from '../search/use-work-name.ts';
import type { FilterPartProps } from './filter-part.ts';

/** Number of profiles shown before "Show all". The chosen one is always shown. */
const FIRST = 6;

/** Chips of profiles with their pictograms. */
export function ProfileFilter({ draft, onChange }: FilterPartProps) {
  const t = useT('filter');
  const language = useLanguage();
  const { data } = useQuery(filterOptionsQuery(useServices()));
  const [isWhole, setWhole] = useState(false);
  const profiles = data?.jobProfiles ?? [];
  const shown = profiles.filter(({ key }, index) => isWhole || index < FIRST || key === draft.jobProfile);
  const options = shown.map((profile) => ({
    value: profile.key,
    label: profile.name[language],
    icon: <ProfilePictogram name={profile.icon} size={32} />,
  }));
  const isProfile = profiles.some(({ key }) => key === draft.jobProfile);
  const subProfile = useWorkName(isProfile ? undefined : draft.jobProfile);
  if (draft.jobProfile && subProfile) {
    const icon = <ProfilePictogram name="all" size={32} />;
    options.unshift({ value: draft.jobProfile, label: subProfile, icon });
  }
  return (
    <div className="filter-panel__profiles">
      <ChipToggle
        label={t('name.jobProfile')}
        options={options}
        layout="tiles"
        value={draft.jobProfile ?? null}
        onChange={(value) => onChange({ jobProfile: value ?? undefined })}
      />
      {profiles.length > FIRST && (
        <Button variant="quiet" size="s" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('fewerProfiles') : t('allProfiles', { count: profiles.length })}
        </Button>
      )}
    </div>
  );
}

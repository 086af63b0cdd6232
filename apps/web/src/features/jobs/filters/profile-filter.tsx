import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { ChipToggle, ProfilePictogram } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/services.ts';
import { filterOptionsQuery } from '../search/job-search-queries.ts';
import type { FilterPartProps } from './filter-panel.tsx';

/** The kinds of work, each with its sign. */
export function ProfileFilter({ draft, onChange }: FilterPartProps) {
  const t = useT('filter');
  const language = useLanguage();
  const { data } = useQuery(filterOptionsQuery(useServices()));
  const options = (data?.jobProfiles ?? []).map((profile) => ({
    value: profile.key,
    label: profile.name[language],
    icon: <ProfilePictogram name={profile.icon} size={28} />,
  }));
  return (
    <ChipToggle
      label={t('jobProfile')}
      options={options}
      layout="scroll"
      value={draft.jobProfile ?? null}
      onChange={(value) => onChange({ jobProfile: value ?? undefined })}
    />
  );
}

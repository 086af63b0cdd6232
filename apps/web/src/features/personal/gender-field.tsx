import { GENDERS, type Gender } from '@nukkad/contract/profile/profile.domain.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { ChipToggle } from '@nukkad/ui';

interface GenderFieldProps {
  readonly value: Gender | null;
  readonly onChange: (gender: Gender | null) => void;
  readonly error?: string | undefined;
}

/** A choice of four; the last is "prefer not to say". */
export function GenderField({ value, onChange, error }: GenderFieldProps) {
  const t = useT('personal');
  const options = GENDERS.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }));
  return <ChipToggle label={t('gender')} options={options} value={value} onChange={onChange} error={error} />;
}

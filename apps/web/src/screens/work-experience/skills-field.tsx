import { FREE_TEXT_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { TextField } from '@nukkad/ui';

interface SkillsFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error?: string | undefined;
}

/** A text field for skills, separated by commas. */
export function SkillsField({ value, onChange, error }: SkillsFieldProps) {
  const t = useT('work');
  return (
    <TextField
      label={t('skills')}
      isOptional
      hint={t('skillsHint')}
      maxLength={FREE_TEXT_LENGTH_MAX}
      autoComplete="off"
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

import { PHONE_TEXT_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { TextField } from '@nukkad/ui';

interface NumberFieldProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly error?: string | null | undefined;
}

/** A field for a mobile number. */
export function NumberField({ value, onChange, error }: NumberFieldProps) {
  const t = useT('personal');
  return (
    <TextField
      label={t('phone.number')}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      prefix="+91"
      maxLength={PHONE_TEXT_LENGTH_MAX}
      value={value}
      error={error ?? undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

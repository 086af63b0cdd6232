import { BIRTH_DATE_MIN } from '@nukkad/contract/constants.ts';
import { latestBirthDay, readBirthDay } from '@nukkad/domain/birth-date.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { TextField } from '@nukkad/ui';

interface BirthDateFieldProps {
  /** YYYY-MM-DD, or empty. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly error?: string | undefined;
}

/** A date picker for birth dates from 1 February 1960 to 18 years ago. Shows the date in words below. */
export function BirthDateField({ value, onChange, error }: BirthDateFieldProps) {
  const t = useT('personal');
  const format = useFormat();
  const now = new Date();
  const day = readBirthDay(value, now);
  return (
    <TextField
      label={t('birthDate')}
      type="date"
      autoComplete="bday"
      min={BIRTH_DATE_MIN}
      max={latestBirthDay(now)}
      value={value}
      hint={day ? format.date(day) : t('birthDateHint')}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

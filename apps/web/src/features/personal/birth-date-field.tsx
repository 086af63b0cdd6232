import { BIRTH_DATE_MIN } from '@nukkad/contract/constants.ts';
import { latestBirthDay } from '@nukkad/domain/birth-date.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Select } from '@nukkad/ui';
import { useId, useState } from 'react';
import { type BirthDateParts, joinParts, splitDay } from './birth-date-parts.ts';
import './personal.css';

interface BirthDateFieldProps {
  /** YYYY-MM-DD, or empty. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly error?: string | undefined;
}

const DAYS = Array.from({ length: 31 }, (_, index) => String(index + 1));
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Returns the years of accepted birth dates, latest first. */
function years(now: Date): string[] {
  const last = Number(latestBirthDay(now).slice(0, 4));
  const first = Number(BIRTH_DATE_MIN.slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, index) => String(last - index));
}

const optionOf = (value: string) => ({ value, label: value });

/**
 * Day, month by name and year of a birth date, as three lists. Calls `onChange` with the whole date, or with an empty
 * text while a part is missing. A date that does not exist, such as 31 February, is passed on for the caller to refuse.
 */
export function BirthDateField({ value, onChange, error }: BirthDateFieldProps) {
  const t = useT('personal');
  const format = useFormat();
  const id = useId();
  const [parts, setParts] = useState<BirthDateParts>(() => splitDay(value));
  const shown = value === '' ? parts : splitDay(value);
  const change = (part: Partial<BirthDateParts>) => {
    const next = { ...shown, ...part };
    setParts(next);
    onChange(joinParts(next));
  };
  const months = MONTHS.map((month) => ({ value: String(month), label: format.month(month) }));
  return (
    <fieldset className="nk-group birth-date" aria-describedby={`${id}-hint ${id}-error`}>
      <legend className="nk-field__label">{t('birthDate')}</legend>
      <div id={`${id}-hint`} className="nk-field__hint">
        {t('birthDateHint')}
      </div>
      <div className="birth-date__parts">
        <Part
          label={t('birth.day')}
          autoComplete="bday-day"
          options={DAYS.map(optionOf)}
          value={shown.day}
          onPick={(day) => change({ day })}
        />
        <Part
          label={t('birth.month')}
          autoComplete="bday-month"
          options={months}
          value={shown.month}
          onPick={(month) => change({ month })}
        />
        <Part
          label={t('birth.year')}
          autoComplete="bday-year"
          options={years(new Date()).map(optionOf)}
          value={shown.year}
          onPick={(year) => change({ year })}
        />
      </div>
      <div id={`${id}-error`} className="nk-field__error" role="alert">
        {error}
      </div>
    </fieldset>
  );
}

interface PartProps {
  readonly label: string;
  readonly autoComplete: string;
  readonly options: readonly { value: string; label: string }[];
  readonly value: string;
  readonly onPick: (value: string) => void;
}

function Part({ onPick, ...part }: PartProps) {
  return <Select {...part} placeholder="–" onChange={(event) => onPick(event.currentTarget.value)} />;
}

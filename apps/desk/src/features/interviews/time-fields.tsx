import { indiaDay } from '@nukkad/domain/india-day.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { ChipToggle, TextField } from '@nukkad/ui';
import { hoursOf, interviewDays, type TimeChoice } from './interview-times.ts';
import { useWhen } from './use-when.ts';

interface TimeFieldsProps {
  readonly now: Date;
  readonly choice: TimeChoice;
  /** Why the other time cannot be used; null if it can. */
  readonly error: string | null;
  readonly onChange: (choice: TimeChoice) => void;
}

/** Chooses a time: three days and four hours as chips, or another time by its date and time. */
export function TimeFields({ now, choice, error, onChange }: TimeFieldsProps) {
  const t = useT('hire-answers');
  const { hour: hourName } = useFormat();
  const { dayName } = useWhen(now);
  const isTyped = choice.date !== '' || choice.time !== '';
  return (
    <>
      <ChipToggle
        label={t('day')}
        value={isTyped ? null : choice.day}
        options={interviewDays(now).map((value) => ({ value, label: dayName(value) }))}
        onChange={(value) => onChange({ ...choice, day: value ?? choice.day, date: '', time: '' })}
      />
      <ChipToggle
        label={t('hour')}
        value={isTyped || choice.hour === null ? null : String(choice.hour)}
        options={hoursOf(choice.day, now).map((value) => ({ value: String(value), label: hourName(value) }))}
        onChange={(value) =>
          onChange({ ...choice, hour: value === null ? null : Number(value), date: '', time: '' })
        }
      />
      <fieldset className="nk-group">
        <legend className="nk-field__label">{t('otherTime')}</legend>
        <div className="hire-interview__other">
          <TextField
            label={t('date')}
            type="date"
            min={indiaDay(now)}
            value={choice.date}
            error={error}
            onChange={(event) => onChange({ ...choice, date: event.currentTarget.value })}
          />
          <TextField
            label={t('clock')}
            type="time"
            value={choice.time}
            onChange={(event) => onChange({ ...choice, time: event.currentTarget.value })}
          />
        </div>
      </fieldset>
    </>
  );
}

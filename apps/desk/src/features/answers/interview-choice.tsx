import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Button, ChipToggle, TextField } from '@nukkad/ui';
import { useState } from 'react';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { INTERVIEW_HOURS, interviewAt, interviewDays, readLocalTime } from './interview-times.ts';

const BRING_MAX = 200;

interface InterviewChoiceProps {
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly onSend: (interview: { at: string; bring?: string }) => void;
}

function useDayName(now: Date) {
  const { freshness, date } = useFormat();
  const t = useT('hire-answers');
  const [first = '', second = ''] = interviewDays(now);
  const isFirstToday = freshness(interviewAt(first, 0), now) === freshness(now, now);
  const tomorrow = isFirstToday ? second : first;
  return (day: string) => {
    if (day === tomorrow) return t('tomorrow');
    return isFirstToday && day === first ? t('today') : date(day).replace(/ \d{4}$/, '');
  };
}

/** Chooses day and hour of an interview by chips, or another time, and what to bring. */
export function InterviewChoice({ isBusy, error, onSend }: InterviewChoiceProps) {
  const t = useT('hire-answers');
  const { hour: hourName } = useFormat();
  const isOnline = useIsOnline();
  const [now] = useState(() => new Date());
  const days = interviewDays(now);
  const dayName = useDayName(now);
  const [day, setDay] = useState(days[0] ?? '');
  const [hour, setHour] = useState<number | null>(null);
  const [other, setOther] = useState('');
  const [bring, setBring] = useState('');
  const hours = INTERVIEW_HOURS.filter((offered) => interviewAt(day, offered) > now);
  const at =
    readLocalTime(other) ??
    (hour !== null && hours.some((one) => one === hour) ? interviewAt(day, hour) : null);

  return (
    <div className="hire-answers__interview">
      <ChipToggle
        label={t('day')}
        value={day}
        options={days.map((value) => ({ value, label: dayName(value) }))}
        onChange={(value) => setDay(value ?? day)}
      />
      <ChipToggle
        label={t('hour')}
        value={hour === null ? null : String(hour)}
        options={hours.map((value) => ({ value: String(value), label: hourName(value) }))}
        onChange={(value) => {
          setOther('');
          setHour(value === null ? null : Number(value));
        }}
      />
      <TextField
        label={t('otherTime')}
        isOptional
        type="datetime-local"
        value={other}
        error={error}
        onChange={(event) => setOther(event.currentTarget.value)}
      />
      <TextField
        label={t('bring')}
        isOptional
        maxLength={BRING_MAX}
        value={bring}
        onChange={(event) => setBring(event.currentTarget.value)}
      />
      <Button
        isWide
        isBusy={isBusy}
        disabled={at === null || !isOnline}
        onClick={() =>
          at !== null && onSend({ at: at.toISOString(), ...(bring.trim() !== '' && { bring: bring.trim() }) })
        }
      >
        {t('sendInterview')}
      </Button>
    </div>
  );
}

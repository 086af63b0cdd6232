import { useFocusOfReplaced } from '@nukkad/browser/focus/lost-focus.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { useRef, useState } from 'react';
import { LimitedField } from '../../lib/limited-field.tsx';
import { usePartnerErrorCodePhrase } from '../../lib/use-error-phrase.ts';
import { choiceOf, chosenAt } from './interview-times.ts';
import { SameTime } from './same-time.tsx';
import { TimeFields } from './time-fields.tsx';
import './interviews.css';
import { OfflineLine } from '../../lib/offline-line.tsx';
import { SendButton } from '../../lib/send-button.tsx';

const BRING_MAX = 200;
const PLACE_MAX = 300;

/** A time, a place and what to bring, as the API takes them. */
export interface InterviewPlan {
  readonly at: string;
  readonly place?: string;
  readonly bring?: string;
}

interface InterviewFormProps {
  /** The applications that are invited. */
  readonly applications: readonly string[];
  /** The plan so far, if an interview is changed. */
  readonly before?: { readonly at: string; readonly place: string; readonly bring: string | null };
  /** The address of the job; undefined if people of several jobs are invited. */
  readonly jobAddress?: string | undefined;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly onSend: (plan: InterviewPlan) => void;
}

/** The plan to send. A new interview without a place is at the address of the job. */
function planOf(at: Date, place: string, bring: string, isNew: boolean): InterviewPlan {
  return {
    at: at.toISOString(),
    ...(place !== '' && { place }),
    // An empty text removes what was to bring so far.
    ...((bring !== '' || !isNew) && { bring }),
  };
}

/** Chooses when and where an interview is, and what to bring. Warns of a double booking, and refuses a time that is over. */
export function InterviewForm(props: InterviewFormProps) {
  const { applications, before, jobAddress, isBusy, error, onSend } = props;
  const t = useT('hire-answers');
  const phraseOf = usePartnerErrorCodePhrase();
  const form = useRef<HTMLDivElement>(null);
  useFocusOfReplaced(form);
  const [now] = useState(() => new Date());
  const [choice, setChoice] = useState(() => choiceOf(before ? new Date(before.at) : null, now));
  const [place, setPlace] = useState(before?.place ?? jobAddress ?? '');
  const [bring, setBring] = useState(before?.bring ?? '');
  const at = chosenAt(choice, now);
  const isOver = at !== null && at <= now;
  const isNew = before === undefined;
  const isPlaceMissing = !isNew && place.trim() === '';
  return (
    <div ref={form} className="hire-interview__form" tabIndex={-1}>
      <TimeFields
        now={now}
        choice={choice}
        error={isOver ? phraseOf('IN_THE_PAST') : null}
        onChange={setChoice}
      />
      {at !== null && !isOver && <SameTime at={at} except={applications} />}
      <LimitedField
        label={t('where')}
        isOptional={isNew}
        hint={isNew ? t('whereHint') : undefined}
        error={isPlaceMissing ? t('whereMissing') : null}
        most={PLACE_MAX}
        value={place}
        onChange={(event) => setPlace(event.currentTarget.value)}
      />
      <LimitedField
        label={t('bring')}
        isOptional
        most={BRING_MAX}
        value={bring}
        onChange={(event) => setBring(event.currentTarget.value)}
      />
      {error !== null && (
        <p className="nk-field__error" role="alert">
          {error}
        </p>
      )}
      <OfflineLine />
      <SendButton
        isWide
        isBusy={isBusy}
        disabled={at === null || isOver || isPlaceMissing}
        onClick={() => at !== null && onSend(planOf(at, place.trim(), bring.trim(), isNew))}
      >
        {t(isNew ? 'sendInterview' : 'sendChange')}
      </SendButton>
    </div>
  );
}

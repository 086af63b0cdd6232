import type { JobFilterOutput } from '@nukkad/contract';
import { COUNT_CAP } from '@nukkad/contract/constants.ts';
import { ofPlace } from '@nukkad/i18n/in-place.ts';
import { useFormat, useLanguage, useT } from '@nukkad/i18n/react.ts';
import { IconButton } from '@nukkad/ui';
import { Square, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useJobCity } from '../../../lib/place/use-job-place.ts';
import type { JobDistance, PlacedJob } from '../../job/card/use-job-distance.ts';
import { speakOnly } from '../../speech/one-at-a-time.ts';
import { createReadAloud } from '../../speech/read-aloud.ts';
import { lastSpokenSearch } from '../../speech/spoken-search.ts';
import { hasVoice } from '../../speech/voice.ts';

/** The nearest job with its distance. */
export interface Nearest extends JobDistance {
  readonly job: PlacedJob;
}

const NOWHERE: PlacedJob = { position: null, cityCentreKm: undefined, city: '', cityNames: undefined };

export interface SpokenAnswerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The first page of the search's results. */
  readonly page: Pick<JobFilterOutput, 'total' | 'isTotalCapped' | 'missingWork'>;
  /** The occupation or the words that were searched; undefined for any occupation. */
  readonly what: string | undefined;
  /** Null if no distance is known. */
  readonly nearest: Nearest | null;
}

function onVoices(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  const { speechSynthesis } = window;
  // Some browsers have voices, but no event for them.
  speechSynthesis.addEventListener?.('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener?.('voiceschanged', listener);
}

/** Returns the answer to a spoken search: how many jobs there are, and how far the nearest is. */
function useSentence({ page, what, nearest }: SpokenAnswerProps): string {
  const t = useT('search');
  const format = useFormat();
  const language = useLanguage();
  const city = useJobCity(nearest?.job ?? NOWHERE);
  const { total, isTotalCapped, missingWork } = page;
  const named = missingWork ?? what;
  if (total === 0 || missingWork !== undefined)
    return named === undefined ? t('spoken.none') : t('spoken.noneOf', { what: named });
  const count = isTotalCapped
    ? t('spoken.capped', { count: COUNT_CAP })
    : t('spoken.count', { count: total });
  const jobs = what === undefined ? count : t('spoken.of', { what, jobs: count });
  if (nearest === null) return t('spoken.somewhere', { jobs });
  const { from, km } = nearest;
  const distance = format.distance(km);
  const isOnly = total === 1;
  if (from.kind === 'CENTRE') {
    const values = { jobs, distance, of: ofPlace(city, language) };
    return isOnly ? t('spoken.onlyFrom', values) : t('spoken.nearestFrom', values);
  }
  if (from.kind === 'AREA') {
    const values = { jobs, distance, place: from.names[language] };
    return isOnly ? t('spoken.onlyFromArea', values) : t('spoken.nearestFromArea', values);
  }
  return isOnly ? t('spoken.only', { jobs, distance }) : t('spoken.nearest', { jobs, distance });
}

/**
 * The answer to a spoken search as a sentence. It is read aloud once, if the device has a voice for the language.
 * Otherwise it is only shown.
 */
export function SpokenAnswer(props: SpokenAnswerProps) {
  const t = useT('search');
  const language = useLanguage();
  const sentence = useSentence(props);
  const canSpeak = useSyncExternalStore(
    onVoices,
    () => hasVoice(language),
    () => false,
  );
  const [isSpeaking, setSpeaking] = useState(false);
  const stop = useRef<() => void>(() => undefined);
  const speak = () => {
    const reader = createReadAloud(sentence, language, () => setSpeaking(false));
    stop.current = speakOnly(reader, () => setSpeaking(false));
    setSpeaking(true);
  };
  useEffect(() => {
    const spoken = lastSpokenSearch();
    if (!canSpeak || spoken === null || spoken.wasAnswered) return;
    spoken.wasAnswered = true;
    speak();
  });
  useEffect(() => () => stop.current(), []);
  return (
    <div className="spoken-answer">
      <p role="status">{sentence}</p>
      {canSpeak && (
        <IconButton
          label={t(isSpeaking ? 'spoken.stop' : 'spoken.again')}
          icon={isSpeaking ? <Square aria-hidden fill="currentColor" size={20} /> : <Volume2 aria-hidden />}
          onClick={() => (isSpeaking ? stop.current() : speak())}
        />
      )}
    </div>
  );
}

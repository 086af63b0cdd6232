import type { Language } from '@nukkad/contract';
import { VOICE_TAGS } from './voice-tags.ts';

/** Why speech recognition failed. */
export type HearingProblem = 'refused' | 'no-speech' | 'no-microphone' | 'no-line' | 'no-language' | 'failed';

/**
 * The part of the browser's speech recognition that the sites use. TypeScript does not declare it, and some browsers
 * prefix it.
 */
interface Recognition {
  lang: string;
  interimResults: boolean;
  onresult: ((event: { readonly results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

type RecognitionMaker = new () => Recognition;

const PROBLEMS: Readonly<Record<string, HearingProblem>> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'no-speech': 'no-speech',
  'audio-capture': 'no-microphone',
  network: 'no-line',
  'language-not-supported': 'no-language',
};

function makerOf(scope: object): RecognitionMaker | undefined {
  const known = scope as { SpeechRecognition?: RecognitionMaker; webkitSpeechRecognition?: RecognitionMaker };
  return known.SpeechRecognition ?? known.webkitSpeechRecognition;
}

interface HearingEvents {
  /** Called with the whole text recognised so far. */
  readonly onText: (text: string) => void;
  /** Called once at the end, with the problem or null. */
  readonly onEnd: (problem: HearingProblem | null) => void;
}

export interface Hearing {
  /** Stops listening. Text that was heard before is still passed to `onText`. */
  stop(): void;
  /** Stops listening and drops all results. */
  abort(): void;
}

/** Listens to one utterance in the given language, and passes its text to `onText`. */
export function listen(language: Language, { onText, onEnd }: HearingEvents): Hearing {
  const Maker = makerOf(window);
  if (!Maker) throw new Error('This browser understands no speech');
  const recognition = new Maker();
  recognition.lang = VOICE_TAGS[language];
  recognition.interimResults = true;
  let problem: HearingProblem | null = null;
  recognition.onresult = ({ results }) =>
    onText(
      Array.from(results, (result) => result[0]?.transcript ?? '')
        .join(' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
  recognition.onerror = ({ error }) => {
    problem = error === 'aborted' ? null : (PROBLEMS[error] ?? 'failed');
  };
  recognition.onend = () => onEnd(problem);
  recognition.start();
  return {
    stop: () => recognition.stop(),
    abort() {
      recognition.onresult = null;
      recognition.onend = null;
      recognition.abort();
    },
  };
}

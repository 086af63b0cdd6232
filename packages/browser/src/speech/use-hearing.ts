import { firstCharacters } from '@nukkad/domain/summary.ts';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Hearing, type HearingProblem, listen } from './recognition.ts';

/** The state of speech recognition. */
export type HearingState =
  | { readonly step: 'idle' | 'listening' | 'heard' }
  | { readonly step: 'failed'; readonly problem: HearingProblem };

/**
 * Runs speech recognition for one utterance at a time. The recognised text can be edited. It is cut after `lengthMax`
 * characters.
 */
export function useHearing(lengthMax: number) {
  const language = useLanguage();
  const [state, setState] = useState<HearingState>({ step: 'idle' });
  const [text, setText] = useState('');
  const hearing = useRef<Hearing | null>(null);

  const start = useCallback(() => {
    hearing.current?.abort();
    let heard = '';
    setText('');
    setState({ step: 'listening' });
    const onText = (next: string) => {
      heard = firstCharacters(next, lengthMax);
      setText(heard);
    };
    const onEnd = (problem: HearingProblem | null) => {
      hearing.current = null;
      if (heard !== '') setState({ step: 'heard' });
      else setState({ step: 'failed', problem: problem ?? 'no-speech' });
    };
    try {
      hearing.current = listen(language, { onText, onEnd });
    } catch {
      onEnd('failed');
    }
  }, [language, lengthMax]);

  const end = useCallback(() => {
    hearing.current?.abort();
    hearing.current = null;
    setState({ step: 'idle' });
  }, []);
  useEffect(() => () => hearing.current?.abort(), []);
  return { state, text, setText, start, stop: () => hearing.current?.stop(), end };
}

import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { Pause, Volume2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { speakOnly } from '../../speech/one-at-a-time.ts';
import { createReadAloud } from '../../speech/read-aloud.ts';

/**
 * Reads the job aloud. Without a voice for the language the button is invisible but keeps its space, so that the
 * layout does not shift.
 */
export function ListenButton({ text }: { readonly text: string }) {
  const t = useT('jobs');
  const language = useLanguage();
  const [isMute, setMute] = useState(false);
  const [isSpeaking, setSpeaking] = useState(false);
  const reader = useMemo(() => createReadAloud(text, language, () => setSpeaking(false)), [text, language]);
  useEffect(() => {
    if (!('speechSynthesis' in window)) {
      setMute(true);
      return undefined;
    }
    return () => {
      reader.pause();
      setSpeaking(false);
    };
  }, [reader]);
  const stop = useRef<() => void>(() => undefined);
  const toggle = () => {
    if (isSpeaking) {
      stop.current();
      return;
    }
    stop.current = speakOnly(reader, () => setSpeaking(false));
    setSpeaking(true);
  };
  return (
    <Button
      className={isMute ? 'listen-button listen-button--mute' : 'listen-button'}
      variant="secondary"
      size="s"
      aria-pressed={isSpeaking}
      icon={isSpeaking ? <Pause aria-hidden size={18} /> : <Volume2 aria-hidden size={18} />}
      onClick={toggle}
    >
      {t(isSpeaking ? 'pauseListening' : 'listen')}
    </Button>
  );
}

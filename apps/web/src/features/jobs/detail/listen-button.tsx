import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { Pause, Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';

const VOICES = { en: 'en-IN', hi: 'hi-IN', mr: 'mr-IN' } as const;

/** Reads the job aloud with the device's own voice; not shown where the device has none. */
export function ListenButton({ text }: { readonly text: string }) {
  const t = useT('jobs');
  const language = useLanguage();
  const [canSpeak, setCanSpeak] = useState(false);
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => {
    setCanSpeak('speechSynthesis' in window);
    return () => window.speechSynthesis?.cancel();
  }, []);
  const speak = () => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = VOICES[language];
    utterance.onend = () => setSpeaking(false);
    window.speechSynthesis.speak(utterance);
    setSpeaking(true);
  };
  const stop = () => {
    window.speechSynthesis.cancel();
    setSpeaking(false);
  };
  if (!canSpeak) return null;
  return (
    <Button
      variant="secondary"
      size="s"
      aria-pressed={isSpeaking}
      icon={isSpeaking ? <Pause aria-hidden size={18} /> : <Volume2 aria-hidden size={18} />}
      onClick={isSpeaking ? stop : speak}
    >
      {t(isSpeaking ? 'pauseListening' : 'listen')}
    </Button>
  );
}

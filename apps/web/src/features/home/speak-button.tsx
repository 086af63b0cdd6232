import { hasRecognition } from '@nukkad/browser/speech/has-recognition.ts';
import { type Hearing, listen } from '@nukkad/browser/speech/recognition.ts';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { IconButton } from '@nukkad/ui';
import { Mic } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** Fills the field with what the seeker says. Absent if the browser cannot listen. */
export function SpeakButton({ onSpoken }: { readonly onSpoken: (text: string) => void }) {
  const t = useT('home');
  const language = useLanguage();
  const [state, setState] = useState<'idle' | 'listening' | 'nothing'>('idle');
  const hearing = useRef<Hearing | null>(null);
  useEffect(() => () => hearing.current?.abort(), []);
  if (!hasRecognition()) return null;
  const start = () => {
    let heard = '';
    setState('listening');
    const onEnd = () => {
      hearing.current = null;
      setState(heard === '' ? 'nothing' : 'idle');
    };
    const onText = (text: string) => {
      heard = text;
      onSpoken(text);
    };
    try {
      hearing.current = listen(language, { onText, onEnd });
    } catch {
      onEnd();
    }
  };
  return (
    <>
      <IconButton label={t('speak')} icon={<Mic aria-hidden size={20} />} onClick={start} />
      <p className="home-choice__note" role="status">
        {state === 'listening' && `${t('listening')} ${t('voiceNotice')}`}
        {state === 'nothing' && t('notHeard')}
      </p>
    </>
  );
}

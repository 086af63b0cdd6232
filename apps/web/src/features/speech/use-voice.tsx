import { hasRecognition } from '@nukkad/browser/speech/has-recognition.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { IconButton } from '@nukkad/ui';
import { Mic } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { lazyDialog } from '../../lib/lazy/lazy-dialog.tsx';
import { noteSpokenSearch } from './spoken-search.ts';
import './voice-button.css';

const LazyVoiceDialog = lazyDialog({
  load: async () => (await import('./voice-dialog.tsx')).VoiceDialog,
  namespaces: ['search', 'voice', 'permission'],
});

const neverChanges = () => () => undefined;

/**
 * Returns the microphone button and the dialog of voice search. The button is in the HTML of the page, so that it can
 * be pressed before the script is here. Browsers without speech recognition hide it, but it keeps its space.
 * The dialog contains a form, so it has to be outside the form of the button.
 */
export function useVoice(onSpoken: (text: string) => void) {
  const t = useT('nav');
  const canHear = useSyncExternalStore(neverChanges, hasRecognition, () => true);
  const [isOpen, setOpen] = useState(false);
  const search = (text: string) => {
    noteSpokenSearch(text);
    onSpoken(text);
  };
  return {
    button: (
      <IconButton
        className={canHear ? 'voice-button' : 'voice-button voice-button--mute'}
        label={t('speak')}
        icon={<Mic aria-hidden size={22} />}
        onClick={() => setOpen(true)}
      />
    ),
    dialog: <LazyVoiceDialog isOpen={isOpen} onClose={() => setOpen(false)} onSpoken={search} />,
  };
}

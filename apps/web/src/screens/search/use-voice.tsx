import { isVoicePage } from '@nukkad/domain/voice-page.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { IconButton } from '@nukkad/ui';
import { Mic } from 'lucide-react';
import { useEffect, useState } from 'react';
import { hasRecognition } from '../../features/speech/recognition.ts';
import { lazyDialog } from '../../lib/lazy/lazy-dialog.tsx';

const LazyVoiceDialog = lazyDialog({
  load: async () => (await import('./voice-dialog.tsx')).VoiceDialog,
  namespaces: ['permission'],
});

const REOPENED = 'nukkad.voiceAfterLoading';

/** Returns whether this document may use the microphone. Its headers are those of the page that was loaded first. */
function isVoiceDocument(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened === undefined || isVoicePage(new URL(opened.name).pathname);
}

function takeReopened(): boolean {
  try {
    const isReopened = window.sessionStorage.getItem(REOPENED) !== null;
    window.sessionStorage.removeItem(REOPENED);
    return isReopened;
  } catch {
    return false;
  }
}

/** Reloads the search page, because its headers allow the microphone, and continues there. */
function reopen(): void {
  try {
    window.sessionStorage.setItem(REOPENED, '1');
  } catch {
    // Without storage, the user has to press the button again.
  }
  window.location.reload();
}

/** Returns the button and the dialog of voice search, if the browser supports speech recognition. */
export function useVoice(onSpoken: (text: string) => void) {
  const t = useT('search');
  const [canHear, setCanHear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    setCanHear(hasRecognition());
    if (hasRecognition() && takeReopened()) setOpen(true);
  }, []);
  if (!canHear) return { button: null, dialog: null };
  const press = () => (isVoiceDocument() ? setOpen(true) : reopen());
  return {
    button: <IconButton label={t('voice.title')} icon={<Mic aria-hidden size={20} />} onClick={press} />,
    dialog: <LazyVoiceDialog isOpen={isOpen} onClose={() => setOpen(false)} onSpoken={onSpoken} />,
  };
}

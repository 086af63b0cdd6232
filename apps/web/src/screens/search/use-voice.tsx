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

/** Whether this document may use the microphone: its headers came with the page that was opened first, which may be another. */
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

/** Loads the search as a page of its own, whose headers allow the microphone, and goes on there. */
function reopen(): void {
  try {
    window.sessionStorage.setItem(REOPENED, '1');
  } catch {
    // It is to be pressed once more.
  }
  window.location.reload();
}

/** Searching by voice, where the browser understands speech: the button for the box, and the dialog for beside its form. */
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

import { VoiceDialog as SpeakDialog } from '@nukkad/browser/speech/voice-dialog.tsx';
import { SEARCH_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { UiLink } from '@nukkad/ui';
import { Search } from 'lucide-react';

interface VoiceDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSpoken: (text: string) => void;
}

/** Listens to a search. It starts only when the seeker presses Search. */
export function VoiceDialog(props: VoiceDialogProps) {
  const t = useT('search');
  const common = useT('common');
  return (
    <SpeakDialog
      {...props}
      title={t('voice.title')}
      lengthMax={SEARCH_LENGTH_MAX}
      notice={
        <>
          <p>{t('voice.onlyWords')}</p>
          <p>
            <UiLink href="/privacypolicy">{t('voice.policy')}</UiLink>
          </p>
        </>
      }
      listening={t('voice.listening')}
      submit={common('search')}
      submitIcon={<Search aria-hidden size={20} />}
    />
  );
}

import { SEARCH_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, Modal, TextField, UiLink } from '@nukkad/ui';
import { Mic, Search } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { PermissionHelp } from '../../lib/permission/permission-help.tsx';
import { useHearing } from './use-hearing.ts';
import './voice.css';

const NOTICED = 'nukkad.voiceNoticed';

function wasNoticed(): boolean {
  try {
    return window.localStorage.getItem(NOTICED) !== null;
  } catch {
    return false;
  }
}

function rememberNoticed(): void {
  try {
    window.localStorage.setItem(NOTICED, '1');
  } catch {
    // Without storage, the notice is shown again next time.
  }
}

interface VoiceDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSpoken: (text: string) => void;
}

/** Listens and lets the user edit the text before the search. The first time, it explains who may process the voice. */
export function VoiceDialog({ isOpen, onClose, onSpoken }: VoiceDialogProps) {
  const t = useT('search');
  const common = useT('common');
  const [isNoticed, setNoticed] = useState(wasNoticed);
  const { state, text, setText, start, stop, end } = useHearing();
  useEffect(() => {
    if (isOpen && isNoticed) start();
  }, [isOpen, isNoticed, start]);
  const close = () => {
    end();
    onClose();
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    close();
    onSpoken(text.trim());
  };
  const begin = () => {
    rememberNoticed();
    setNoticed(true);
  };
  return (
    <Modal isOpen={isOpen} onClose={close} title={t('voice.title')}>
      {!isNoticed && (
        <div className="voice-part">
          <p>{t('voice.notice')}</p>
          <p>
            <UiLink href="/privacypolicy">{t('voice.policy')}</UiLink>
          </p>
          <Button isWide onClick={begin}>
            {t('voice.begin')}
          </Button>
        </div>
      )}
      {isNoticed && (
        <p className="voice-state" role="status" data-listening={state.step === 'listening' || undefined}>
          {state.step === 'listening' && (
            <>
              <Mic aria-hidden size={28} />
              <span>{t('voice.listening')}</span>
            </>
          )}
        </p>
      )}
      {state.step === 'listening' && (
        <>
          <p className="voice-text">{text}</p>
          <Button isWide variant="secondary" onClick={stop}>
            {t('voice.stop')}
          </Button>
        </>
      )}
      {state.step === 'failed' && (
        <div className="voice-part">
          <p role="alert">{t(`voice.problem.${state.problem}`)}</p>
          {state.problem === 'refused' && (
            <PermissionHelp permission="MICROPHONE" button={t('voice.again')} />
          )}
          <Button isWide onClick={start}>
            {t('voice.again')}
          </Button>
        </div>
      )}
      {state.step === 'heard' && (
        <form className="voice-part voice-heard" onSubmit={search}>
          <TextField
            label={t('voice.heard')}
            maxLength={SEARCH_LENGTH_MAX}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" isWide icon={<Search aria-hidden size={20} />}>
            {common('search')}
          </Button>
          <Button type="button" isWide variant="secondary" onClick={start}>
            {t('voice.again')}
          </Button>
        </form>
      )}
    </Modal>
  );
}

import { useT } from '@nukkad/i18n/react.ts';
import { Button, Modal, TextArea, TextField } from '@nukkad/ui';
import { Mic } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { PermissionHelp } from '../permission/permission-help.tsx';
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

export interface VoiceDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called with the text when it is submitted, after the user may have edited it. */
  readonly onSpoken: (text: string) => void;
  readonly title: string;
  /** The most characters of the text. */
  readonly lengthMax: number;
  /** Whether the text is edited in several lines. */
  readonly isLong?: boolean | undefined;
  /** Before the first use, shown below the sentence about who may process the voice. */
  readonly notice: ReactNode;
  /** Shown while the browser listens: what to say. */
  readonly listening: string;
  /** The name of the button that submits the text. */
  readonly submit: string;
  readonly submitIcon?: ReactNode;
}

interface HeardProps extends Pick<VoiceDialogProps, 'lengthMax' | 'isLong' | 'submit' | 'submitIcon'> {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSubmit: () => void;
  readonly onAgain: () => void;
}

/** The text that was heard, which the user can edit before it is submitted. */
function Heard({ text, onText, onSubmit, onAgain, lengthMax, isLong, submit, submitIcon }: HeardProps) {
  const t = useT('voice');
  const field = {
    label: t('heard'),
    maxLength: lengthMax,
    value: text,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onText(event.currentTarget.value),
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    // React also reports the event to a form that renders this dialog in a portal.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <form className="voice-part voice-heard" onSubmit={send}>
      {isLong ? <TextArea {...field} /> : <TextField {...field} />}
      <Button type="submit" isWide icon={submitIcon}>
        {submit}
      </Button>
      <Button type="button" isWide variant="secondary" onClick={onAgain}>
        {t('again')}
      </Button>
    </form>
  );
}

/**
 * Listens and lets the user edit the text before it is submitted. The first time, it explains who may process the voice.
 * The caller loads the namespaces `voice` and `permission`.
 */
export function VoiceDialog(props: VoiceDialogProps) {
  const { isOpen, onClose, onSpoken, title, lengthMax, notice, listening } = props;
  const t = useT('voice');
  const [isNoticed, setNoticed] = useState(wasNoticed);
  const { state, text, setText, start, stop, end } = useHearing(lengthMax);
  useEffect(() => {
    if (isOpen && isNoticed) start();
  }, [isOpen, isNoticed, start]);
  const close = () => {
    end();
    onClose();
  };
  const submit = () => {
    if (text.trim() === '') return;
    close();
    onSpoken(text.trim());
  };
  const begin = () => {
    rememberNoticed();
    setNoticed(true);
  };
  return (
    <Modal isOpen={isOpen} onClose={close} title={title}>
      {!isNoticed && (
        <div className="voice-part">
          <p>{t('notice')}</p>
          {notice}
          <Button isWide onClick={begin}>
            {t('begin')}
          </Button>
        </div>
      )}
      {isNoticed && (
        <p className="voice-state" role="status" data-listening={state.step === 'listening' || undefined}>
          {state.step === 'listening' && (
            <>
              <Mic aria-hidden size={28} />
              <span>{listening}</span>
            </>
          )}
        </p>
      )}
      {state.step === 'listening' && (
        <>
          <p className="voice-text">{text}</p>
          <Button isWide variant="secondary" onClick={stop}>
            {t('stop')}
          </Button>
        </>
      )}
      {state.step === 'failed' && (
        <div className="voice-part">
          <p role="alert">{t(`problem.${state.problem}`)}</p>
          {state.problem === 'refused' && <PermissionHelp permission="MICROPHONE" button={t('again')} />}
          <Button isWide onClick={start}>
            {t('again')}
          </Button>
        </div>
      )}
      {state.step === 'heard' && (
        <Heard {...props} text={text} onText={setText} onSubmit={submit} onAgain={start} />
      )}
    </Modal>
  );
}

import { CHAT_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { ActionBar, Button, TextField } from '@nukkad/ui';
import { SendHorizontal } from 'lucide-react';
import type { FormEvent, RefObject } from 'react';

interface MessageFormProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The text field, so that its caller can move the focus there. */
  readonly box: RefObject<HTMLInputElement | null>;
  /** Called with the text without surrounding spaces. Its caller clears the field. */
  readonly onSend: (text: string) => void;
}

/** A text field; Enter or the button sends a text that is not blank. */
export function MessageForm({ text, onText, box, onSend }: MessageFormProps) {
  const t = useT('chat');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = text.trim();
    if (trimmed === '') return;
    onSend(trimmed);
    box.current?.focus();
  };
  return (
    <ActionBar>
      <form className="message-form" onSubmit={submit}>
        <TextField
          ref={box}
          label={t('message')}
          isLabelHidden
          placeholder={t('placeholder')}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={CHAT_LENGTH_MAX}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        <Button type="submit" icon={<SendHorizontal aria-hidden size={20} />}>
          {t('send')}
        </Button>
      </form>
    </ActionBar>
  );
}

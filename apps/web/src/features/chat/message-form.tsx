import { CHAT_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { ActionBar, Button, TextField } from '@nukkad/ui';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { useDraft } from '../../lib/storage/use-draft.ts';

interface MessageFormProps {
  /** Storage name of the unsent text. Each conversation has its own. */
  readonly draft: string;
  readonly onSend: (text: string) => void;
}

/** A text field; Enter or the button sends a text that is not blank. */
export function MessageForm({ draft, onSend }: MessageFormProps) {
  const t = useT('chat');
  const [text, setText, forget] = useDraft(`chat-${draft}`, '');
  const box = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = text.trim();
    if (trimmed === '') return;
    onSend(trimmed);
    forget();
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
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" icon={<SendHorizontal aria-hidden size={20} />}>
          {t('send')}
        </Button>
      </form>
    </ActionBar>
  );
}

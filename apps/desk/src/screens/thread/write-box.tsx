import { CHAT_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { messageList, messageSend, threadList } from '@nukkad/contract/partner/message.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Send } from 'lucide-react';
import { type SubmitEvent, Suspense, useRef } from 'react';
import { SpokenArea } from '../../features/voice/spoken-area.tsx';
import { useCompany } from '../../lib/company.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';
import { type Addressee, TemplateChips } from './template-chips.tsx';
import { useDraft } from './use-draft.ts';

interface WriteBoxProps {
  readonly application: string;
  readonly addressee: Addressee;
}

/** Writes to the applicant. The text stays until it is stored, and a press sends it again under the same key. */
export function WriteBox({ application, addressee }: WriteBoxProps) {
  const t = useT('hire-messages');
  const phrase = useErrorPhrase();
  const isOnline = useIsOnline();
  const { id: company } = useCompany();
  const { draft, write } = useDraft(application);
  const box = useRef<HTMLTextAreaElement>(null);
  const send = usePartnerCommand(messageSend, { stale: [messageList, threadList] });

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (draft.text.trim() === '' || !isOnline) return;
    const body = { text: draft.text, clientKey: draft.key };
    const stored = await send.run({ params: { company, application }, body });
    if (stored !== null) write('');
  }

  /** Adds a text below what was typed so far. Nothing is sent. */
  function insert(text: string): void {
    const typed = draft.text.trimEnd();
    write(typed === '' ? text : `${typed}\n${text}`);
    box.current?.focus();
  }

  return (
    <form className="hire-thread__write" onSubmit={(event) => void submit(event)}>
      <Suspense>
        <TemplateChips addressee={addressee} isDisabled={send.isBusy} onChoose={insert} />
      </Suspense>
      <SpokenArea
        ref={box}
        label={t('message')}
        rows={2}
        maxLength={CHAT_LENGTH_MAX}
        value={draft.text}
        readOnly={send.isBusy}
        hint={isOnline ? undefined : t('offline')}
        error={phrase(send.error)}
        onText={write}
      />
      <SendButton
        type="submit"
        isBusy={send.isBusy}
        disabled={draft.text.trim() === ''}
        icon={<Send size={20} aria-hidden="true" />}
      >
        {t('send')}
      </SendButton>
    </form>
  );
}

import { FREE_TEXT_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { helpList, helpSend } from '@nukkad/contract/partner/help.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { useSnackbar } from '@nukkad/ui';
import { type SubmitEvent, useState } from 'react';
import { SpokenArea } from '../../features/voice/spoken-area.tsx';
import { SendButton } from '../../lib/send-button.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';

/** Sends a question to the operators. The text stays until it is stored. */
export function HelpForm() {
  const t = useT('hire-help');
  const phrase = useErrorPhrase();
  const show = useSnackbar();
  const isOnline = useIsOnline();
  const send = usePartnerCommand(helpSend, { stale: [helpList] });
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isEmpty || !isOnline) return;
    if ((await send.run({ body: { text } })) === null) return;
    setText('');
    show({ text: t('sent') });
  }

  return (
    <form className="hire-help__form" onSubmit={(event) => void submit(event)}>
      <SpokenArea
        label={t('label')}
        hint={t('hint')}
        rows={5}
        maxLength={FREE_TEXT_LENGTH_MAX}
        value={text}
        readOnly={send.isBusy}
        error={phrase(send.error)}
        onText={(written) => {
          send.clearError();
          setText(written);
        }}
      />
      <SendButton type="submit" isBusy={send.isBusy} disabled={isEmpty}>
        {t('send')}
      </SendButton>
    </form>
  );
}

import { useSessionState } from '@nukkad/browser/storage/use-session-state.ts';
import { FREE_TEXT_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, ErrorState, Modal, TextArea } from '@nukkad/ui';
import { type FormEvent, useState } from 'react';
import { DoneDialog } from '../../lib/done-dialog.tsx';
import { useAction } from '../../lib/query/use-action.ts';

/** The form for a message to the support team. */
export function SupportForm() {
  const t = useT('support');
  const common = useT('common');
  const [draft, keep] = useSessionState<string>('support');
  const text = draft ?? '';
  const [isEmpty, setEmpty] = useState(false);
  const send = useAction('feedback.contactSupport', { onDone: () => keep(null) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(text.trim() === '');
    if (text.trim() !== '') send.run({ text: text.trim() });
  };
  return (
    <form onSubmit={submit} noValidate>
      <TextArea
        label={t('message')}
        hint={t('hint')}
        rows={6}
        maxLength={FREE_TEXT_LENGTH_MAX}
        counter={t('left', { count: FREE_TEXT_LENGTH_MAX - text.length })}
        value={text}
        onChange={(event) => keep(event.currentTarget.value)}
      />
      {send.problem && <ErrorState text={send.problem} />}
      <Button type="submit" isWide isBusy={send.isPending}>
        {common('send')}
      </Button>
      <Modal
        kind="warning"
        isOpen={isEmpty}
        onClose={() => setEmpty(false)}
        title={t('emptyTitle')}
        actions={<Button onClick={() => setEmpty(false)}>{common('ok')}</Button>}
      >
        <p>{t('emptyText')}</p>
      </Modal>
      <DoneDialog isOpen={send.isSuccess} onClose={send.reset} title={t('sentTitle')}>
        <p>{t('sentText')}</p>
      </DoneDialog>
    </form>
  );
}

import { FREE_TEXT_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { BottomSheet, Button, TextArea } from '@nukkad/ui';
import { MessageSquareHeart } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../lib/query/use-action.ts';
import { useDraft } from '../../lib/storage/use-draft.ts';

/** A form for feedback about the product. */
export function ProductFeedback() {
  const t = useT('settings');
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <button type="button" className="menu-list__item" onClick={() => setOpen(true)}>
        <MessageSquareHeart aria-hidden />
        {t('opinion.open')}
      </button>
      <BottomSheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('opinion.open')}>
        <OpinionForm onSent={() => setOpen(false)} />
      </BottomSheet>
    </li>
  );
}

function OpinionForm({ onSent }: { readonly onSent: () => void }) {
  const t = useT('settings');
  const common = useT('common');
  const errors = useT('errors');
  const [text, write, forget] = useDraft('product-feedback', '');
  const [isMissing, setMissing] = useState(false);
  const send = useAction('feedback.submit', { message: () => t('opinion.thanks') });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    setMissing(words === '');
    const onDone = () => {
      forget();
      onSent();
    };
    if (words !== '') send.run({ text: words }, { onDone });
  };
  return (
    <form onSubmit={submit} noValidate className="opinion-form">
      <TextArea
        label={t('opinion.words')}
        hint={t('opinion.hint')}
        rows={5}
        maxLength={FREE_TEXT_LENGTH_MAX}
        value={text}
        error={isMissing ? errors('field.required') : send.problem}
        onChange={(event) => {
          write(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <Button type="submit" isWide isBusy={send.isPending}>
        {common('send')}
      </Button>
    </form>
  );
}

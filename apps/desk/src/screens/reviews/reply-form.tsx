import { REVIEW_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { reviewList, reviewReply } from '@nukkad/contract/partner/review.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, useSnackbar } from '@nukkad/ui';
import { type SubmitEvent, useState } from 'react';
import { SpokenArea } from '../../features/voice/spoken-area.tsx';
import { useCompany } from '../../lib/company.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';
import type { Review } from './review-card.tsx';

interface ReplyFormProps {
  readonly review: Review;
  readonly onDone: () => void;
}

/** Writes or changes the reply to a review. The text stays until it is stored. */
export function ReplyForm({ review, onDone }: ReplyFormProps) {
  const t = useT('hire-reviews');
  const common = useT('common');
  const phrase = useErrorPhrase();
  const show = useSnackbar();
  const isOnline = useIsOnline();
  const { id: company } = useCompany();
  const send = usePartnerCommand(reviewReply, { stale: [reviewList] });
  const [text, setText] = useState(review.reply?.text ?? '');
  const isNew = review.reply === null;

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === '' || !isOnline) return;
    const stored = await send.run({ params: { company, review: review.id }, body: { text } });
    if (stored === null) return;
    const shown = isNew ? 'published' : 'saved';
    show({ text: t(stored.state === 'HELD' ? 'waits' : shown) });
    onDone();
  }

  return (
    <form className="hire-reviews__form" onSubmit={(event) => void submit(event)}>
      <SpokenArea
        label={t('replyLabel')}
        hint={t('replyHint')}
        maxLength={REVIEW_LENGTH_MAX}
        value={text}
        readOnly={send.isBusy}
        error={phrase(send.error)}
        onText={(written) => {
          send.clearError();
          setText(written);
        }}
      />
      <div className="hire-reviews__buttons">
        <SendButton type="submit" isBusy={send.isBusy} disabled={text.trim() === ''}>
          {t(isNew ? 'send' : 'save')}
        </SendButton>
        <Button variant="quiet" onClick={onDone}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}

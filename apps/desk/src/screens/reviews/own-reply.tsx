import { reviewList, reviewReplyRemove } from '@nukkad/contract/partner/review.routes.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Button, Notice, useSnackbar } from '@nukkad/ui';
import { useState } from 'react';
import { useCompany } from '../../lib/company.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { SendDialog } from '../../lib/send-dialog.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';
import type { Review } from './review-card.tsx';

interface OwnReplyProps {
  /** The id of the review. */
  readonly review: string;
  readonly reply: NonNullable<Review['reply']>;
  /** Opens the form; undefined if this member may not change the reply. */
  readonly onChange: (() => void) | undefined;
}

/** Asks before the reply is removed. */
function RemoveButton({ review }: { readonly review: string }) {
  const t = useT('hire-reviews');
  const common = useT('common');
  const phrase = useErrorPhrase();
  const show = useSnackbar();
  const { id: company } = useCompany();
  const remove = usePartnerCommand(reviewReplyRemove, { stale: [reviewList] });
  const [isAsking, setAsking] = useState(false);

  async function confirm(): Promise<void> {
    const done = await remove.run({ params: { company, review } });
    setAsking(false);
    if (done !== null) show({ text: t('removed') });
  }

  return (
    <>
      <SendButton variant="quiet" onClick={() => setAsking(true)}>
        {t('remove')}
      </SendButton>
      {remove.error !== null && (
        <p className="nk-field__error" role="alert">
          {phrase(remove.error)}
        </p>
      )}
      <SendDialog
        isOpen={isAsking}
        isDangerous
        isBusy={remove.isBusy}
        title={t('removeTitle')}
        confirmLabel={t('remove')}
        cancelLabel={common('cancel')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('removeText')}</p>
      </SendDialog>
    </>
  );
}

/** The reply of the company, and why others do not see it if it is held or hidden. */
export function OwnReply({ review, reply, onChange }: OwnReplyProps) {
  const t = useT('hire-reviews');
  const { date } = useFormat();
  const { text, at, by, state } = reply;
  const day = date(at);
  return (
    <div className="hire-reviews__reply">
      <div className="hire-reviews__facts">
        <strong>{t('ours')}</strong>
        <span>{by === null ? day : t('by', { name: by, day })}</span>
      </div>
      <p className="hire-reviews__words">{text}</p>
      {state === 'HELD' && <Notice tone="warning">{t('held')}</Notice>}
      {state === 'HIDDEN' && <Notice tone="warning">{t('hidden')}</Notice>}
      {onChange && (
        <div className="hire-reviews__buttons">
          <Button variant="secondary" onClick={onChange}>
            {t('change')}
          </Button>
          <RemoveButton review={review} />
        </div>
      )}
    </div>
  );
}

import { useLostFocus } from '@nukkad/browser/focus/lost-focus.ts';
import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import type { reviewList } from '@nukkad/contract/partner/review.routes.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Button, Card, Stars } from '@nukkad/ui';
import { useRef, useState } from 'react';
import { useCompany } from '../../lib/company.ts';
import { OwnReply } from './own-reply.tsx';
import { ReplyForm } from './reply-form.tsx';

export type Review = PartnerOutput<typeof reviewList>['items'][number];

/** A review with the reply of the company. Owners reply, change the reply and remove it. */
export function ReviewCard({ review }: { readonly review: Review }) {
  const t = useT('hire-reviews');
  const { date } = useFormat();
  const { role } = useCompany();
  const [isWriting, setWriting] = useState(false);
  const { stars, text, at, reply } = review;
  const isOwner = role === 'OWNER';
  const facts = useRef<HTMLDivElement>(null);
  useLostFocus(facts);
  return (
    <Card as="li" className="hire-reviews__review">
      <div ref={facts} tabIndex={-1} className="hire-reviews__facts">
        <Stars value={stars} />
        <time dateTime={at}>{date(at)}</time>
      </div>
      {text === '' ? (
        <p className="hire-reviews__quiet">{t('starsOnly')}</p>
      ) : (
        <p className="hire-reviews__words">{text}</p>
      )}
      {reply !== null && !isWriting && (
        <OwnReply
          review={review.id}
          reply={reply}
          onChange={isOwner && reply.state !== 'HIDDEN' ? () => setWriting(true) : undefined}
        />
      )}
      {isWriting && <ReplyForm review={review} onDone={() => setWriting(false)} />}
      {isOwner && reply === null && !isWriting && (
        <Button variant="secondary" onClick={() => setWriting(true)}>
          {t('reply')}
        </Button>
      )}
    </Card>
  );
}

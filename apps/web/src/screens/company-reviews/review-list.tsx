import type { CompanyReview } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Avatar, Card, Stars } from '@nukkad/ui';
import type { ReactNode } from 'react';
import { fileUrl } from '../../lib/files/file-url.ts';

interface ReviewListProps {
  readonly reviews: readonly CompanyReview[];
  /** Name of the company, above its replies. */
  readonly company: string;
  /** Shown instead of an empty list. */
  readonly empty: ReactNode;
}

/** A list of reviews, each with author, stars, comment and date, and the reply of the company. */
export function ReviewList({ reviews, company, empty }: ReviewListProps) {
  const t = useT('company');
  const format = useFormat();
  if (reviews.length === 0) return empty;
  return (
    <ul className="review-list">
      {reviews.map((review) => (
        <Card as="li" key={review.createdAt + review.reviewerName} className="review-list__item">
          <Avatar name={review.reviewerName} src={fileUrl(review.reviewerImage)} />
          <div className="review-list__words">
            <h3>{review.reviewerName}</h3>
            <div className="review-list__facts">
              <Stars value={review.stars} />
              <time dateTime={review.createdAt}>{format.date(review.createdAt)}</time>
            </div>
            {review.comments && <p className="review-list__comment">{review.comments}</p>}
            {review.reply && (
              <div className="review-list__reply">
                <p className="review-list__facts">
                  <strong>{t('replied', { company })}</strong>
                  <time dateTime={review.reply.createdAt}>{format.date(review.reply.createdAt)}</time>
                </p>
                <p className="review-list__comment">{review.reply.text}</p>
              </div>
            )}
          </div>
        </Card>
      ))}
    </ul>
  );
}

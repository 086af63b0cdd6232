import type { CompanyReview } from '@nukkad/contract';
import { useFormat } from '@nukkad/i18n/react.ts';
import { Avatar, Card, EmptyState, Scene, Stars } from '@nukkad/ui';
import { fileUrl } from '../../lib/files/file-url.ts';

interface ReviewListProps {
  readonly reviews: readonly CompanyReview[];
  readonly emptyText: string;
  readonly emptyHint?: string | undefined;
}

/** A list of reviews, each with author, stars, comment and date. */
export function ReviewList({ reviews, emptyText, emptyHint }: ReviewListProps) {
  const format = useFormat();
  if (reviews.length === 0)
    return (
      <EmptyState picture={<Scene name="no-messages" />} title={emptyText} headingLevel={3}>
        {emptyHint && <p>{emptyHint}</p>}
      </EmptyState>
    );
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
          </div>
        </Card>
      ))}
    </ul>
  );
}

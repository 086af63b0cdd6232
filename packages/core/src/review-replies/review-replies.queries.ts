import { bool, int, nullable, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

/** Locks a review that everybody sees. Returns no row if it is hidden, or of another company. */
export const lockReview = (reviewId: string, companyId: string) =>
  sql({ isSuspended: bool })`
  SELECT co.suspended_at IS NOT NULL AS "isSuspended"
    FROM company_review r JOIN company co ON co.id = r.company_id
   WHERE r.id = ${reviewId}::uuid AND r.company_id = ${companyId}::uuid AND r.hidden_at IS NULL
     FOR NO KEY UPDATE OF r`;

interface ReviewPage {
  readonly afterAt: Date | null;
  readonly afterId: string | null;
  readonly limit: number;
}

/** Selects the reviews of a company that everybody sees, newest first, with its replies. */
export const selectOwnReviews = (companyId: string, { afterAt, afterId, limit }: ReviewPage) =>
  sql({
    id: uuid,
    stars: int,
    comment: text,
    createdAt: timestamptz,
    text: nullable(text),
    changedAt: nullable(timestamptz),
    heldAt: nullable(timestamptz),
    heldReason: nullable(text),
    hiddenAt: nullable(timestamptz),
    author: nullable(text),
    authorDeletedAt: nullable(timestamptz),
  })`
  SELECT r.id, r.rating::int AS stars, r.comment, r.created_at AS "createdAt", p.text, p.changed_at AS "changedAt",
         p.held_at AS "heldAt", p.held_reason AS "heldReason", p.hidden_at AS "hiddenAt",
         m.name AS author, m.deleted_at AS "authorDeletedAt"
    FROM company_review r
    LEFT JOIN review_reply p ON p.review_id = r.id
    LEFT JOIN member m ON m.id = p.member_id
   WHERE r.company_id = ${companyId}::uuid AND r.hidden_at IS NULL
     AND (${afterAt}::timestamptz IS NULL OR (r.created_at, r.id) < (${afterAt}::timestamptz, ${afterId}::uuid))
   ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit}`;

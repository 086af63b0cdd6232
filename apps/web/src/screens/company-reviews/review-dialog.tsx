import type { Company, CompanyReviews } from '@nukkad/contract';
import { REVIEW_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, ErrorState, Modal, StarsInput, TextArea } from '@nukkad/ui';
import { REVIEW_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';
import { useDraft } from '../../lib/storage/use-draft.ts';

/** Sends the review, and refetches the reviews and the company's rating. */
function useSendReview(onSent: () => void) {
  return useAction('companies.review', {
    invalidates: REVIEW_STALE,
    callbacks: 'immediately',
    onDone: onSent,
  });
}

interface ReviewDialogProps {
  readonly company: Company;
  /** The reader's earlier review, which the new one replaces. */
  readonly own: CompanyReviews['own'];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

const STARS_AT_FIRST = 5;

/** The form for a review: stars and a comment. */
export function ReviewDialog({ company, own, isOpen, onClose, onSent }: ReviewDialogProps) {
  const t = useT('company');
  const common = useT('common');
  const [{ stars, comments }, write, forget] = useDraft(`review-${company.id}`, {
    stars: own?.stars ?? STARS_AT_FIRST,
    comments: own?.comments ?? '',
  });
  const send = useSendReview(() => {
    forget();
    onSent();
  });
  const submit = () => send.run({ companyId: company.id, stars, comments: comments.trim() });
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('review.title', { company: company.name })}
      actions={
        <>
          <Button isBusy={send.isPending} onClick={submit}>
            {common('submit')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {common('cancel')}
          </Button>
        </>
      }
    >
      <div className="review-dialog">
        <StarsInput
          name="stars"
          label={t('review.stars')}
          value={stars}
          onChange={(next) => write({ stars: next, comments })}
          words={[t('review.one'), t('review.two'), t('review.three'), t('review.four'), t('review.five')]}
        />
        <TextArea
          label={t('review.comment')}
          hint={t('review.hint')}
          value={comments}
          maxLength={REVIEW_LENGTH_MAX}
          counter={common('characters', { count: REVIEW_LENGTH_MAX - comments.length })}
          onChange={(event) => write({ stars, comments: event.currentTarget.value })}
        />
        {send.problem && <ErrorState text={send.problem} />}
      </div>
    </Modal>
  );
}

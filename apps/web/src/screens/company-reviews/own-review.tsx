import type { Company, CompanyReviews } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { companyAddress } from '../../features/companies/company-address.ts';
import { DoneDialog } from '../../lib/done-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';

interface OwnReviewProps {
  readonly company: Company;
  readonly state: CompanyReviews;
}

/** Lets a seeker who had an interview review the company. The dialog opens by itself until there is a review. */
export function OwnReview({ company, state }: OwnReviewProps) {
  const t = useT('company');
  const navigate = useNavigate();
  const [asked, setAsked] = useState<boolean | null>(null);
  const [isThanked, setThanked] = useState(false);
  if (!state.canReview) return null;
  const isOpen = asked ?? !state.isReviewed;
  const goBack = () => {
    setThanked(false);
    navigate(companyAddress(company), { replace: true });
  };
  return (
    <>
      {state.own?.isHidden && <p>{t('review.hidden')}</p>}
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {t(state.isReviewed ? 'review.edit' : 'review.open')}
      </Button>
      <ReviewDialog
        key={state.own?.comments ?? ''}
        company={company}
        own={state.own}
        isOpen={isOpen && !isThanked}
        onClose={() => setAsked(false)}
        onSent={() => {
          setAsked(false);
          setThanked(true);
        }}
      />
      <DoneDialog isOpen={isThanked} onClose={goBack} title={t('review.thanks')}>
        <p>{t('review.thanksText')}</p>
      </DoneDialog>
    </>
  );
}

import { useT } from '@nukkad/i18n/react.ts';
import { EmptyState, Scene } from '@nukkad/ui';
import { lazy, type RefObject, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { jobAddress } from '../../features/job/card/job-address.ts';
import { WIDE } from '../../features/job/pane/job-opening.ts';
import { useMedia } from '../../lib/page/use-media.ts';

const LazyOpenedJob = lazy(async () => ({ default: (await import('./opened-job.tsx')).OpenedJob }));

interface JobSideProps {
  readonly shareId: string | null;
  readonly onClose: () => void;
  readonly shouldFocusTitle: RefObject<boolean>;
}

/** The column for one job next to the list. On narrow screens, the address of a job redirects to the job's page. */
export function JobSide({ shareId, onClose, shouldFocusTitle }: JobSideProps) {
  const t = useT('jobs');
  const navigate = useNavigate();
  const isWide = useMedia(WIDE);
  useEffect(() => {
    if (isWide === false && shareId !== null) navigate(jobAddress({ link: shareId }), { replace: true });
  }, [isWide, shareId, navigate]);
  return (
    <section className="job-list-screen__side" aria-label={t('openJob')}>
      {isWide && shareId !== null ? (
        <Suspense fallback={null}>
          <LazyOpenedJob
            key={shareId}
            shareId={shareId}
            onClose={onClose}
            shouldFocusTitle={shouldFocusTitle}
          />
        </Suspense>
      ) : (
        <EmptyState // The picture is not loaded on narrow screens, because it is not visible there.
          picture={isWide && <Scene name="step-find" width={180} />}
          title={t('chooseJob')}
          headingLevel={2}
        >
          <p>{t('noMoney')}</p>
        </EmptyState>
      )}
    </section>
  );
}

import { useT } from '@nukkad/i18n/react.ts';
import { lazy, type RefObject, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { jobAddress } from '../../features/job/card/job-address.ts';

const LazyOpenedJob = lazy(async () => ({ default: (await import('./opened-job.tsx')).OpenedJob }));

interface JobSideProps {
  /** Whether the screen has space for the column; null on the server. */
  readonly isWide: boolean | null;
  /** Share id of the job that the reader has opened; null if there is none. */
  readonly openedId: string | null;
  /** Share id of the first job of the list, which is shown until the reader opens another. */
  readonly firstId: string | null;
  readonly onClose: () => void;
  readonly shouldFocusTitle: RefObject<boolean>;
}

/** The column for one job next to the list. On narrow screens, the address of a job redirects to the job's page. */
export function JobSide({ isWide, openedId, firstId, onClose, shouldFocusTitle }: JobSideProps) {
  const t = useT('jobs');
  const navigate = useNavigate();
  useEffect(() => {
    if (isWide === false && openedId !== null) navigate(jobAddress({ link: openedId }), { replace: true });
  }, [isWide, openedId, navigate]);
  const shareId = openedId ?? firstId;
  if (shareId === null) return null;
  return (
    <section className="job-list-screen__side" aria-label={t('openJob')}>
      {isWide && (
        <Suspense fallback={null}>
          <LazyOpenedJob
            key={shareId}
            shareId={shareId}
            isPreview={openedId === null}
            onClose={onClose}
            shouldFocusTitle={shouldFocusTitle}
          />
        </Suspense>
      )}
    </section>
  );
}

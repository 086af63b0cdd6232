import type { JobDetail } from '@nukkad/contract';
import { ApiError } from '@nukkad/contract/api-error.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { ErrorState, IconButton, LinkButton, Skeleton } from '@nukkad/ui';
import { Maximize2, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react';
import { useErrorPhrase } from '../../../lib/query/use-error-phrase.ts';
import { jobAddress } from '../card/job-address.ts';
import { TitleLevelProvider } from '../detail/job-section.tsx';
import { usePaneJob } from './use-pane-job.ts';
import './job-pane.css';
import { retryQuery } from '../../../lib/query/retry-query.ts';

export interface JobPaneProps {
  readonly shareId: string;
  /** Whether the reader has not opened the job: it is the first of the list. It cannot be closed. */
  readonly isPreview: boolean;
  readonly onClose: () => void;
  /** True after the reader has opened a job, so that its title gets the focus. Reset then. */
  readonly shouldFocusTitle: RefObject<boolean>;
  /** Renders the loaded job. */
  readonly children: (job: JobDetail, titleRef: Ref<HTMLHeadingElement>) => ReactNode;
}

/** A job next to its list. Its title gets the focus when the reader opens it, and Escape closes it. */
export function JobPane({ shareId, isPreview, onClose, shouldFocusTitle, children }: JobPaneProps) {
  const t = useT('jobs');
  const common = useT('common');
  const closeOnEscape = (event: KeyboardEvent) => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (event.key === 'Escape' && !isInDialog && !isPreview) onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a short cut for the button within.
    <div className="job-pane" onKeyDown={closeOnEscape}>
      <div className="job-pane__bar">
        <LinkButton
          variant="quiet"
          size="s"
          href={jobAddress({ link: shareId })}
          icon={<Maximize2 aria-hidden size={18} />}
        >
          {t('ownPage')}
        </LinkButton>
        {!isPreview && (
          <IconButton label={common('close')} icon={<X aria-hidden size={22} />} onClick={onClose} />
        )}
      </div>
      <TitleLevelProvider value={2}>
        <PaneBody shareId={shareId} isPreview={isPreview} shouldFocusTitle={shouldFocusTitle}>
          {children}
        </PaneBody>
      </TitleLevelProvider>
    </div>
  );
}

function PaneBody({ shareId, isPreview, shouldFocusTitle, children }: Omit<JobPaneProps, 'onClose'>) {
  const phrase = useErrorPhrase();
  const title = useRef<HTMLHeadingElement>(null);
  const { data: job, error, isFetching, refetch, lookHandlers } = usePaneJob(shareId, isPreview);
  // Also when the reader opens the job that was shown as a preview.
  useEffect(() => {
    if (isPreview || !job || !shouldFocusTitle.current) return;
    shouldFocusTitle.current = false;
    title.current?.focus({ preventScroll: true });
  }, [isPreview, job, shouldFocusTitle]);
  if (job) {
    return (
      <article className="job-detail" key={job.id} {...lookHandlers}>
        {children(job, title)}
      </article>
    );
  }
  if (!error) return <PaneSkeleton />;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <ErrorState
      text={phrase(error) ?? ''}
      isRetrying={isFetching}
      onRetry={isGone ? undefined : () => retryQuery({ error, refetch })}
    />
  );
}

/** Placeholder while the job is loading. */
function PaneSkeleton() {
  const t = useT('common');
  return (
    <div className="job-pane__skeleton" role="status" aria-busy="true">
      <span className="nk-hidden">{t('loading')}</span>
      <Skeleton shape="card" lines={5} />
      <Skeleton lines={6} />
    </div>
  );
}

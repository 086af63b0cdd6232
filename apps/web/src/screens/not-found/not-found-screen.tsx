import { useT } from '@nukkad/i18n/react.ts';
import { EmptyState, LinkButton, Scene } from '@nukkad/ui';
import { lazyPart } from '../../lib/hydration/lazy-part.tsx';
import type { Missing, RemovedJob } from '../../lib/routing/screen-module.ts';

const SimilarJobs = lazyPart(
  async () => (await import('../../features/job/detail/similar-jobs.tsx')).SimilarJobs,
);

interface NotFoundScreenProps {
  readonly missing: Missing;
  /** The job that was removed, if the link was right once. */
  readonly removed?: RemovedJob | undefined;
}

/** Shown if the page or its content does not exist, with links to other pages. A removed job offers similar jobs. */
export function NotFoundScreen({ missing, removed }: NotFoundScreenProps) {
  const t = useT('errors');
  const nav = useT('nav');
  const title = removed ? t('code.JOB_REMOVED') : t(missing === 'job' ? 'jobNotFound' : 'notFound');
  return (
    <div className="nk-page nk-page--text screen-state">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        headingLevel={1}
        picture={<Scene name="not-found" />}
        title={title}
        action={<LinkButton href="/joblist">{nav('findJobs')}</LinkButton>}
      >
        {(missing === 'page' || (missing === 'job' && !removed)) && <p>{t('notFoundHint')}</p>}
      </EmptyState>
      {removed && <SimilarJobs {...removed} />}
    </div>
  );
}

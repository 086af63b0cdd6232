import { useT } from '@nukkad/i18n/react.ts';
import { EmptyState, LinkButton, Scene } from '@nukkad/ui';
import type { Missing } from '../../lib/routing/screen-module.ts';

/** Shown if the page or its content does not exist, with links to other pages. */
export function NotFoundScreen({ missing }: { readonly missing: Missing }) {
  const t = useT('errors');
  const nav = useT('nav');
  const title = missing === 'job' ? t('code.JOB_REMOVED') : t('notFound');
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
        {missing === 'page' && <p>{t('notFoundHint')}</p>}
      </EmptyState>
    </div>
  );
}

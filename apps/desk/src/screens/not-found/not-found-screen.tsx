import { useT } from '@nukkad/i18n/react.ts';
import { EmptyState, LinkButton, Scene } from '@nukkad/ui';

/** Shown for an address that does not exist. */
export function Screen() {
  const t = useT('errors');
  const shell = useT('hire-shell');
  return (
    <div className="nk-page nk-page--text hire-page">
      <title>{t('notFound')}</title>
      <EmptyState
        headingLevel={1}
        picture={<Scene name="not-found" />}
        title={t('notFound')}
        action={<LinkButton href="/today">{shell('tab.today')}</LinkButton>}
      >
        <p>{t('notFoundHint')}</p>
      </EmptyState>
    </div>
  );
}

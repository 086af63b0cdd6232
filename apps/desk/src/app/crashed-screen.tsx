import { useT } from '@nukkad/i18n/react.ts';
import { ErrorState } from '@nukkad/ui';
import { useIsOnline } from '../lib/use-is-online.ts';

/** Shown if a screen throws while rendering, or if its code could not be loaded. Offers to reload the page. */
export function CrashedScreen() {
  const t = useT('errors');
  const isOnline = useIsOnline();
  return (
    <div className="nk-page nk-page--text hire-page">
      <title>{t('title')}</title>
      <ErrorState text={t(isOnline ? 'pageCrashed' : 'offline')} onRetry={() => window.location.reload()} />
    </div>
  );
}

import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { ErrorState } from '@nukkad/ui';
import { useEffect } from 'react';
import { isChunkError } from '../lib/lazy/is-chunk-error.ts';

/** Shown if a screen throws while rendering or its code could not be fetched. Offers to reload the page. */
export function CrashedScreen({ error }: { readonly error: unknown }) {
  const t = useT('errors');
  const language = useLanguage();
  const isConnectionError = isChunkError(error);
  useEffect(() => {
    if (isConnectionError) return;
    import('./later/report-fault.ts').then(
      ({ reportFault }) => reportFault(error, language),
      // The connection is lost too, so nothing can be reported.
      () => undefined,
    );
  }, [error, isConnectionError, language]);
  return (
    <div className="nk-page nk-page--text screen-state">
      <title>{t('title')}</title>
      <ErrorState
        text={t(isConnectionError ? 'offline' : 'pageCrashed')}
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}

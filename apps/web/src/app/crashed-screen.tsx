import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { ErrorState } from '@nukkad/ui';
import { useEffect } from 'react';
import { isChunkError } from '../lib/lazy/is-chunk-error.ts';

/** The page broke down, or a part of it could not be fetched: what happened, and loading it anew. */
export function CrashedScreen({ error }: { readonly error: unknown }) {
  const t = useT('errors');
  const language = useLanguage();
  const isOfLine = isChunkError(error);
  useEffect(() => {
    if (isOfLine) return;
    import('./later/report-fault.ts').then(
      ({ tellFault }) => tellFault(error, language),
      // The line has gone too: there is nobody to tell.
      () => undefined,
    );
  }, [error, isOfLine, language]);
  return (
    <div className="nk-page nk-page--text screen-state">
      <title>{t('title')}</title>
      <ErrorState text={t(isOfLine ? 'offline' : 'pageCrashed')} onRetry={() => window.location.reload()} />
    </div>
  );
}

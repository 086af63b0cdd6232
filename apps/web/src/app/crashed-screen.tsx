import { useT } from '@nukkad/i18n/react.ts';
import { ErrorState } from '@nukkad/ui';
import { isChunkError } from '../lib/lazy/is-chunk-error.ts';

/** The page broke down, or a part of it could not be fetched: what happened, and loading it anew. */
export function CrashedScreen({ error }: { readonly error: unknown }) {
  const t = useT('errors');
  return (
    <div className="nk-page nk-page--text screen-state">
      <title>{t('title')}</title>
      <ErrorState
        text={t(isChunkError(error) ? 'offline' : 'pageCrashed')}
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}

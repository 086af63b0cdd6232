import { errorPhrase, type ShownError } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { ErrorState } from '@nukkad/ui';
import { useIsNavigating, useNavigation } from '../lib/routing/navigation-context.ts';

/** The page could not be loaded; nothing is lost, and one tap tries again. */
export function FailedScreen({ error }: { readonly error: ShownError }) {
  const t = useT('errors');
  const phrase = errorPhrase(t, useLanguage(), error);
  const navigation = useNavigation();
  const isBusy = useIsNavigating();
  return (
    <div className="nk-page nk-page--text screen-state">
      <title>{t('title')}</title>
      <ErrorState text={phrase} isRetrying={isBusy} onRetry={() => void navigation?.retry()} />
    </div>
  );
}

import { errorPhrase, type ShownError } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button, EmptyState, Scene } from '@nukkad/ui';
import { useEffect } from 'react';
import { useNavigation, useRevalidator } from 'react-router-dom';
import { useIsOnline } from '../lib/connection/use-is-online.ts';

/** Shown if the data of a page could not be loaded. Offers to try again. */
export function FailedScreen({ error }: { readonly error: ShownError }) {
  const t = useT('errors');
  const common = useT('common');
  const isOnline = useIsOnline();
  const phrase = errorPhrase(t, useLanguage(), isOnline ? error : { isOffline: true });
  const navigation = useNavigation();
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    const retry = () => void revalidate();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [revalidate]);
  const isBusy = navigation.state !== 'idle' || state !== 'idle';
  return (
    <div className="nk-page nk-page--text screen-state">
      <title>{t('title')}</title>
      <EmptyState
        headingLevel={1}
        picture={<Scene name="no-connection" />}
        title={phrase}
        action={
          <Button isBusy={isBusy} onClick={() => void revalidate()}>
            {common('retry')}
          </Button>
        }
      >
        <p role="alert">{t('nothingLost')}</p>
      </EmptyState>
    </div>
  );
}

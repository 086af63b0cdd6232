import { errorPhrase, type ShownError } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button, EmptyState, Scene } from '@nukkad/ui';
import { useEffect } from 'react';
import { useNavigation, useRevalidator } from 'react-router-dom';
import { useIsOnline } from '../lib/connection/use-is-online.ts';
import { retryLoading } from '../lib/lazy/retry-loading.ts';

/** Milliseconds until the page's own first attempt. Each wait is twice as long as the one before, up to the longest. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

/**
 * Calls `load` when the device is online again. If the connection was lost, also repeats it until the component is removed, because
 * phones report a connection before it works.
 */
function useAttempts(isOffline: boolean, load: () => Promise<void>): void {
  useEffect(() => {
    let isShown = true;
    let wait = FIRST_WAIT;
    let timer: ReturnType<typeof setTimeout>;
    const attempt = async () => {
      // It rejects if the router's own code is lost too.
      if (navigator.onLine) await load().catch(() => undefined);
      plan();
    };
    const plan = () => {
      if (isShown && isOffline) timer = setTimeout(attempt, wait);
      wait = Math.min(2 * wait, LONGEST_WAIT);
    };
    const attemptNow = () => {
      clearTimeout(timer);
      wait = FIRST_WAIT;
      attempt();
    };
    plan();
    window.addEventListener('online', attemptNow);
    return () => {
      isShown = false;
      clearTimeout(timer);
      window.removeEventListener('online', attemptNow);
    };
  }, [isOffline, load]);
}

interface FailedScreenProps {
  readonly error: ShownError;
  /** Whether code, phrases or styles of the screen could not be loaded. */
  readonly isCodeLost: boolean;
}

/** Shown if a page could not be loaded. Offers to try again, and does so itself when there is a connection. */
export function FailedScreen({ error, isCodeLost }: FailedScreenProps) {
  const t = useT('errors');
  const common = useT('common');
  const isOnline = useIsOnline();
  const phrase = errorPhrase(t, useLanguage(), isOnline ? error : { isOffline: true });
  const navigation = useNavigation();
  const { state, revalidate } = useRevalidator();
  useAttempts(error.isOffline === true, revalidate);
  const isBusy = navigation.state !== 'idle' || state !== 'idle';
  return (
    <div className="nk-page nk-page--text screen-state">
      <title>{t('title')}</title>
      <EmptyState
        headingLevel={1}
        picture={<Scene name="no-connection" />}
        title={phrase}
        action={
          <Button isBusy={isBusy} onClick={() => retryLoading(isCodeLost, revalidate)}>
            {common('retry')}
          </Button>
        }
      >
        <p role="alert">{t('nothingLost')}</p>
      </EmptyState>
    </div>
  );
}

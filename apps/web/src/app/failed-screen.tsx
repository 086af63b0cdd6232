import { useT } from '@nukkad/i18n/react.ts';
import { useRevalidator } from 'react-router-dom';

/** The page could not be loaded; nothing is lost, and one tap tries again. */
export function FailedScreen() {
  const t = useT('errors');
  const common = useT('common');
  const { revalidate, state } = useRevalidator();
  return (
    <section role="alert">
      <p>{t('unexpected')}</p>
      <button type="button" onClick={() => void revalidate()} disabled={state === 'loading'}>
        {common('retry')}
      </button>
    </section>
  );
}

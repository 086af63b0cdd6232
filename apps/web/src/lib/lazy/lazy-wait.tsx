import { useT } from '@nukkad/i18n/react.ts';
import { Spinner } from '@nukkad/ui';
import './lazy-wait.css';

/** A sign that something opened is on its way; seen only where the line is slow. */
export function LazyWait() {
  const t = useT('common');
  return (
    <div className="lazy-wait" role="status" aria-label={t('loading')}>
      <Spinner size={40} />
    </div>
  );
}

import { useT } from '@nukkad/i18n/react.ts';
import { Spinner } from '@nukkad/ui';

/** A spinner in place of a part of a screen whose phrases are loading. The rest of the screen stays. */
export function PartWait() {
  const t = useT('common');
  return (
    <div className="hire-wait hire-wait--part" role="status" aria-label={t('loading')}>
      <Spinner size={32} />
    </div>
  );
}

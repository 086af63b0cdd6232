import { useT } from '@nukkad/i18n/react.ts';
import { Sign } from '@nukkad/ui';

/** Never pay for a job. */
export function Safety() {
  const t = useT('landing');
  return (
    <Sign tone="marigold" as="section">
      <h2>{t('safety.title')}</h2>
      <p>{t('safety.text')}</p>
    </Sign>
  );
}

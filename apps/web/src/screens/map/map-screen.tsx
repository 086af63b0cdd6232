import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { ScreenPage } from '../../lib/page/screen-page.tsx';

export const namespaces: readonly Namespace[] = ['map'];

export function MapScreen() {
  const t = useT('map');
  return (
    <ScreenPage title={t('title')} back="previous">
      <p>{t('title')}</p>
    </ScreenPage>
  );
}

export { MapScreen as Screen };

import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { ScreenPage } from '../../lib/page/screen-page.tsx';

export const namespaces: readonly Namespace[] = ['search'];

export function SearchScreen() {
  const t = useT('search');
  return (
    <ScreenPage title={t('label')} back="previous">
      <p>{t('label')}</p>
    </ScreenPage>
  );
}

export { SearchScreen as Screen };

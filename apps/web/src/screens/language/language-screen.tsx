import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { ScreenPage } from '../../lib/page/screen-page.tsx';

export const namespaces: readonly Namespace[] = ['language'];

export function LanguageScreen() {
  const t = useT('language');
  return (
    <ScreenPage title={t('title')} back="previous">
      <p>{t('title')}</p>
    </ScreenPage>
  );
}

export { LanguageScreen as Screen };

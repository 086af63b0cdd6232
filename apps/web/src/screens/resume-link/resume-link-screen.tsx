import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';

export const namespaces: readonly Namespace[] = ['resume'];

/** An empty page that older links of the mobile app open. */
export function ResumeLinkScreen() {
  const t = useT('resume');
  return (
    <>
      <title>{t('linkTitle')}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

export { ResumeLinkScreen as Screen };

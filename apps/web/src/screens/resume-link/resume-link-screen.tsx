import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';

export const namespaces: readonly Namespace[] = ['resume'];

/** A blank page, which older links of the mobile app open beside themselves. */
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

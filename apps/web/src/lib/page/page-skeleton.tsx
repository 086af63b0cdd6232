import { useT } from '@nukkad/i18n/react.ts';
import { SkeletonList } from '@nukkad/ui';

/** Placeholder of a personal page until the session and its data are loaded. */
export function PageSkeleton({ cards = 3 }: { readonly cards?: number }) {
  const t = useT('common');
  return <SkeletonList count={cards} label={t('loading')} />;
}

import { useT } from '@nukkad/i18n/react.ts';
import { SkeletonList } from '@nukkad/ui';

/** Stands in for a personal page until it is known who reads and what they have. */
export function PageSkeleton({ cards = 3 }: { readonly cards?: number }) {
  const t = useT('common');
  return <SkeletonList count={cards} label={t('loading')} />;
}

import { useT } from '@nukkad/i18n/react.ts';
import { Notice } from '@nukkad/ui';
import { useReadersPoint } from '../../lib/place/use-readers-point.ts';

/** "Near me" came with a link, and this browser does not know where its reader is. */
export function PlaceUnknown() {
  const t = useT('filter');
  return useReadersPoint() === undefined && <Notice tone="info">{t('placeUnknown')}</Notice>;
}

import { useT } from '@nukkad/i18n/react.ts';
import { Notice } from '@nukkad/ui';
import { useViewerPoint } from '../../lib/place/use-viewer-point.ts';

/** "Near me" came with a link, and this browser does not know where its reader is. */
export function PlaceUnknown() {
  const t = useT('filter');
  return useViewerPoint() === undefined && <Notice tone="info">{t('placeUnknown')}</Notice>;
}

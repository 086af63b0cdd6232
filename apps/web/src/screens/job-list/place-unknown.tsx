import { useT } from '@nukkad/i18n/react.ts';
import { Notice } from '@nukkad/ui';
import { useViewerPoint } from '../../lib/place/use-viewer-point.ts';

/** Shown if a link contains "near me" but this browser has no stored position. */
export function PlaceUnknown() {
  const t = useT('filter');
  return useViewerPoint() === undefined && <Notice tone="info">{t('placeUnknown')}</Notice>;
}

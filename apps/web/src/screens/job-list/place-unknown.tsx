import { useT } from '@nukkad/i18n/react.ts';
import { Notice } from '@nukkad/ui';
import { useOriginPoint } from '../../lib/place/use-origin.ts';

/** Shown if a link contains "near me" but this browser has no stored position. */
export function PlaceUnknown() {
  const t = useT('filter');
  return useOriginPoint() === undefined && <Notice tone="info">{t('placeUnknown')}</Notice>;
}

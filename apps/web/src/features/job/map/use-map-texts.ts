import { kmBetween } from '@nukkad/domain/geo.ts';
import { useFormat, useLanguage, useT } from '@nukkad/i18n/react.ts';
import { useMemo } from 'react';
import { useOriginPoint } from '../../../lib/place/use-origin.ts';
import type { MapTexts } from './canvas/map-texts.ts';
import { shortPay } from './short-pay.ts';

/**
 * Width of a price marker in pixels by language, for "₹15–20k" and "₹15–20 हज़ार". It includes the gap to the next
 * marker.
 */
const MARKER_WIDTH = { en: 88, hi: 122, mr: 118 } as const;
const MARKER_HEIGHT = 44;

/** Returns the texts of the map. The object is memoized by language. */
export function useMapTexts(): MapTexts {
  const t = useT('map');
  const jobs = useT('jobs');
  const language = useLanguage();
  const format = useFormat();
  const origin = useOriginPoint();
  return useMemo<MapTexts>(
    () => ({
      language,
      you: t('you'),
      zoomIn: t('zoomIn'),
      zoomOut: t('zoomOut'),
      attribution: '© GeoNames, Natural Earth',
      markerSize: { width: MARKER_WIDTH[language], height: MARKER_HEIGHT },
      marker: ({ pay }) => {
        const amount = shortPay(pay);
        if (amount === null) return t('noPay');
        const shown = t('thousand', { amount });
        return pay.max === null ? `${shown}+` : shown;
      },
      job: ({ title, companyName, pay, position }) =>
        [
          title,
          companyName,
          format.pay(pay) ?? jobs('pay.notTold'),
          origin && position ? format.distance(kmBetween(origin, position)) : null,
        ]
          .filter(Boolean)
          .join(', '),
      count: format.number,
      cluster: (count) => t('cluster', { count }),
      distance: format.distance,
    }),
    [t, jobs, language, format, origin],
  );
}

import { ofPlace } from '@nukkad/i18n/in-place.ts';
import { useFormat, useLanguage, useT } from '@nukkad/i18n/react.ts';
import { useJobCity } from '../../../lib/place/use-job-place.ts';
import { type PlacedJob, useJobDistance } from './use-job-distance.ts';

/** The distance to a job in words. */
export interface DistanceText {
  /** "3.2 km", or "4 km from Wakad" or "from the centre" if nothing is known about the seeker. */
  readonly short: string;
  /** "3.2 km from your home", "4 km from Wakad", or "4 km from the centre of Nashik". */
  readonly whole: string;
  /** Kilometres from the seeker; null if the distance is measured from a searched area or the centre of the city. */
  readonly ownKm: number | null;
}

/** Returns the distance to a job in words, with what it is measured from; null if it is unknown. */
export function useDistanceText(job: PlacedJob): DistanceText | null {
  const t = useT('jobs');
  const format = useFormat();
  const language = useLanguage();
  const city = useJobCity(job);
  const distance = useJobDistance(job);
  if (distance === null) return null;
  const { from, km } = distance;
  const shown = format.distance(km);
  if (from.kind === 'AREA') {
    const text = t('distance.AREA', { distance: shown, place: from.names[language] });
    return { short: text, whole: text, ownKm: null };
  }
  if (from.kind !== 'CENTRE')
    return { short: shown, whole: t(`distance.${from.kind}`, { distance: shown }), ownKm: km };
  return {
    short: t('distance.centreShort', { distance: shown }),
    whole: t('distance.CENTRE', { distance: shown, of: ofPlace(city, language) }),
    ownKm: null,
  };
}

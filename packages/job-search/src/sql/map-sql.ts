import { DEGREES_A_PROFILE } from '../geo/mercator.ts';
import type { Placeholder } from './statement-text.ts';

/** Whose map is read: the one that has all jobs, or the one of the profile that is asked for. */
export type MapOf = 'all' | 'profile';

const moved = (profile: string): string => `point(${profile} * ${DEGREES_A_PROFILE}, 0)`;

/** Where a job stands on a map, as its index says it. */
export const standsSql = (of: MapOf): string => (of === 'all' ? 'place' : `(place + ${moved('profile')})`);

/** The search's own place or box, on the same map. */
function onMap(value: string, of: MapOf, place: Placeholder): string {
  return of === 'all' ? value : `(${value} + ${moved(place('profileLow', 'smallint'))})`;
}

export const centreSql = (of: MapOf, place: Placeholder): string => onMap(place('place', 'point'), of, place);

export const boxSql = (of: MapOf, place: Placeholder): string => onMap(place('box', 'box'), of, place);

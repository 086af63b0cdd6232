import { DEGREES_A_PROFILE } from '../geo/mercator.ts';

/** Whose map is read: the one that has all jobs, or the one of the profile that is asked for. */
export type MapOf = 'all' | 'profile';

const beside = (profile: string): string => `point(${profile} * ${DEGREES_A_PROFILE}, 0)`;

/** Where a job stands on a map, as its index says it; and a value of the search's own, on the same map. */
export const standsOn = (of: MapOf): string => (of === 'all' ? 'place' : `(place + ${beside('profile')})`);

export const onMap = (value: string, of: MapOf): string =>
  of === 'all' ? value : `(${value} + ${beside('$profileLow::smallint')})`;

/** A way to travel to work. */
export type TravelMode = 'FOOT' | 'CYCLE' | 'BUS';

/** A way to travel with its estimated time. */
export interface TravelTime {
  readonly mode: TravelMode;
  /** Minutes for one way, rounded to a multiple of five. */
  readonly minutes: number;
}

interface ModeModel {
  /** The mode is estimated for straight-line distances above this, in kilometres. */
  readonly aboveKm: number;
  /** The mode is estimated up to this straight-line distance, in kilometres. */
  readonly upToKm: number;
  /**
   * Length of the way divided by the straight-line distance. Street networks are measured at 1.2 to 1.4; the bus takes
   * the main roads, so its way is the longest.
   */
  readonly detour: number;
  readonly kmPerHour: number;
  /** Minutes that do not depend on the distance: walking to the stop and waiting. */
  readonly fixedMinutes: number;
}

/**
 * How each mode is estimated. The numbers are deliberately cautious, because a seeker who arrives late loses the job.
 *
 * - Foot: 4.8 km/h is the usual speed of an adult (Bohannon 1997: 1.3 m/s and more). Up to 3 km, about 50 minutes.
 * - Cycle: 12 km/h on an ordinary bicycle in city traffic; studies of Indian cities report 10 to 15. Up to 10 km.
 * - Bus: 16 km/h with stops; Indian city buses average 12 to 20. Ten minutes to walk to the stop and to wait, which is
 *   half of a headway of about 12 minutes plus a walk of 300 m. From 1.5 km, below which walking is as fast.
 *   Up to 40 km, above which people take a train or a bus between cities, which this model does not know.
 */
const MODELS: Readonly<Record<TravelMode, ModeModel>> = {
  FOOT: { aboveKm: 0, upToKm: 3, detour: 1.25, kmPerHour: 4.8, fixedMinutes: 0 },
  CYCLE: { aboveKm: 1, upToKm: 10, detour: 1.3, kmPerHour: 12, fixedMinutes: 0 },
  BUS: { aboveKm: 1.5, upToKm: 40, detour: 1.35, kmPerHour: 16, fixedMinutes: 10 },
};

/** In the order in which they are shown: the cheapest first. */
const MODES: readonly TravelMode[] = ['FOOT', 'CYCLE', 'BUS'];

/** Estimates are no more precise than this many minutes. */
const STEP_MINUTES = 5;

/** Walking is suggested up to this distance in kilometres, and the bus above it. */
const FOOT_UP_TO_KM = 1.5;

function minutesOf({ detour, kmPerHour, fixedMinutes }: ModeModel, km: number): number {
  const minutes = fixedMinutes + ((km * detour) / kmPerHour) * 60;
  return Math.max(STEP_MINUTES, Math.round(minutes / STEP_MINUTES) * STEP_MINUTES);
}

/**
 * Estimates the time of one way for a straight-line distance in kilometres. Returns only modes that make sense at this
 * distance; none above 40 km.
 */
export function travelTimes(km: number): readonly TravelTime[] {
  return MODES.filter((mode) => {
    const { aboveKm, upToKm } = MODELS[mode];
    return km <= upToKm && (km > aboveKm || aboveKm === 0);
  }).map((mode) => ({ mode, minutes: minutesOf(MODELS[mode], km) }));
}

/** Returns the estimate that fits the distance best: on foot if it is near, else by bus. Null above 40 km. */
export function usualTravel(km: number): TravelTime | null {
  const mode = km <= FOOT_UP_TO_KM ? 'FOOT' : 'BUS';
  return travelTimes(km).find((time) => time.mode === mode) ?? null;
}

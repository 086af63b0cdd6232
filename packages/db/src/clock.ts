/** Source of the current time. Tests pass a clock that they control. */
export interface Clock {
  now(): Date;
}

/** The wall clock of this machine. */
export const systemClock: Clock = { now: () => new Date() };

/** The time; tests put in their own. */
export interface Clock {
  now(): Date;
}

/** The wall clock of this machine. */
export const systemClock: Clock = { now: () => new Date() };

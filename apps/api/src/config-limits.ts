import type { Config } from './config.ts';
import type { PlaceLimits } from './plugins/places.ts';
import type { BodyLimits } from './plugins/unfinished-bodies.ts';

/** Returns the maximum numbers of concurrent requests, by kind of request and per network. */
export function placeLimits(config: Config): PlaceLimits {
  const { MAX_IN_FLIGHT, IN_FLIGHT_PER_ADDRESS_PERCENT: percent } = config;
  return {
    shared: MAX_IN_FLIGHT,
    reserved: config.RESERVED_IN_FLIGHT,
    uploads: config.UPLOADS_IN_FLIGHT,
    perNetwork: percent < 100 ? Math.ceil((MAX_IN_FLIGHT * percent) / 100) : Number.POSITIVE_INFINITY,
  };
}

/** Returns the time limits for incomplete request bodies, and their maximum number per network. */
export function bodyLimits(config: Config): BodyLimits {
  return {
    wholeWithin: config.BODY_MILLISECONDS,
    stillFor: config.UPLOAD_STILL_MILLISECONDS,
    perNetwork: config.UNFINISHED_PER_ADDRESS,
  };
}

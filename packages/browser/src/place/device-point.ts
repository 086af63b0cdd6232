/** Why the device did not give its position. */
export type LocateProblem = 'denied' | 'unavailable' | 'timedOut';

const LOCATE_MS = 15_000;
/** The codes of GeolocationPositionError. */
const PROBLEMS: Readonly<Record<number, LocateProblem>> = { 1: 'denied', 2: 'unavailable', 3: 'timedOut' };

interface DevicePointOptions extends PositionOptions {
  /** Decimals of the coordinates. */
  readonly decimals: number;
}

/** Asks the device for its position. If it is not given, rejects with an error whose reason `locateProblem` returns. */
export function readDevicePoint({
  decimals,
  ...options
}: DevicePointOptions): Promise<{ latitude: number; longitude: number }> {
  const rounded = (degrees: number) => Number(degrees.toFixed(decimals));
  return new Promise((resolve, reject) => {
    // Browsers leave it out on pages without HTTPS.
    if (!navigator.geolocation) {
      reject(new Error('This device cannot tell its place'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      reject,
      { timeout: LOCATE_MS, ...options },
    );
  });
}

/** Returns why the device did not give its position. `denied` also if a setting of the browser forbids it. */
export function locateProblem(error: unknown): LocateProblem {
  const { code = 0 } = (error ?? {}) as Partial<GeolocationPositionError>;
  return PROBLEMS[code] ?? 'unavailable';
}

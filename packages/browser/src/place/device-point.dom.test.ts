import { expect, it, vi } from 'vitest';
import { locateProblem, readDevicePoint } from './device-point.ts';

type Locate = Geolocation['getCurrentPosition'];

function device(locate: Locate) {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: locate } });
}

it('returns the position with as many decimals as wanted', async () => {
  const locate = vi.fn<Locate>((found) =>
    found({ coords: { latitude: 18.520_430_9, longitude: 73.856_743_7 } } as GeolocationPosition),
  );
  device(locate);
  expect(await readDevicePoint({ decimals: 4 })).toEqual({ latitude: 18.5204, longitude: 73.8567 });
  expect(await readDevicePoint({ decimals: 6, enableHighAccuracy: true })).toEqual({
    latitude: 18.520_431,
    longitude: 73.856_744,
  });
  expect(locate.mock.calls.map(([, , options]) => options)).toEqual([
    { timeout: 15_000 },
    { timeout: 15_000, enableHighAccuracy: true },
  ]);
});

it.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timedOut'],
  [9, 'unavailable'],
])('rejects with the error %i of the browser: %s', async (code, problem) => {
  device((_found, refuse) => refuse?.({ code } as GeolocationPositionError));
  expect(await readDevicePoint({ decimals: 4 }).catch(locateProblem)).toBe(problem);
});

it('rejects if the browser has no positions', async () => {
  vi.stubGlobal('navigator', {});
  expect(await readDevicePoint({ decimals: 4 }).catch(locateProblem)).toBe('unavailable');
});

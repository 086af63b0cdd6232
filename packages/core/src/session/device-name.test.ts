import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

it.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; SAMSUNG SM-A107F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Samsung Internet for Android, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox, Linux'],
  ['', null],
  [undefined, null],
])('names the device of %j: %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

it.each(['x', '\u0000', '('.repeat(10_000), 'Chrome/'.repeat(5000), 'ж'.repeat(300)])(
  'names the device of an odd header within 80 characters',
  (userAgent) => {
    expect(deviceName(userAgent)?.length ?? 0).toBeLessThanOrEqual(80);
  },
);

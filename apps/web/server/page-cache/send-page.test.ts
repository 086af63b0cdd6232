import { expect, it } from 'vitest';
import { acceptedEncoding } from './send-page.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['gzip', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', null],
  ['identity', null],
  ['brotli', null],
  ['', null],
  [undefined, null],
])('“%s” selects %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

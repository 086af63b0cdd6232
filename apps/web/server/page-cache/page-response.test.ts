import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { PageResponse } from './page-response.ts';

/** Reads the window bits from the first byte of a Brotli stream, for windows of 2^18 bytes and more (RFC 7932, 9.1). */
function windowBits(stream: Buffer): number {
  const first = stream[0] ?? 0;
  expect(first & 1).toBe(1);
  return 17 + ((first >> 1) & 0b111);
}

it('is compressed with a window of 256 KB at any length', () => {
  const body = Array.from({ length: 40_000 }, (_, index) => `job ${index} `).join('');
  const page = new PageResponse({ status: 200, language: 'en', body });
  const stream = page.encoded('br');
  expect(windowBits(stream)).toBe(18);
  expect(brotliDecompressSync(stream).toString()).toBe(body);
});

it('has another ETag for another body, and the same one for the same body', () => {
  const etags = ['<p>Cook</p>', '<p>Cooks</p>', '<p>Cook</p>', ''].map(
    (body) => new PageResponse({ status: 200, language: 'en', body }).etag,
  );
  expect(etags[2]).toBe(etags[0]);
  expect(new Set(etags).size).toBe(3);
  for (const etag of etags) expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
});

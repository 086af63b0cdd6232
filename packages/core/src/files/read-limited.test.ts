import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { IncomingFile } from './incoming-file.ts';
import { readLimited } from './read-limited.ts';

const MOST = 10;

/** An upload that arrives in chunks of the given sizes. */
const uploadOf = (sizes: readonly number[], isTruncated = false) => {
  const file = Object.assign(Readable.from(sizes.map((size) => Buffer.alloc(size, 'x'))), {
    truncated: isTruncated,
  });
  return { file } as unknown as IncomingFile;
};
const codeOf = (upload: IncomingFile | null) =>
  readLimited(upload, MOST).then(
    (bytes) => bytes.length,
    ({ code }: { code: string }) => code,
  );

describe('an upload of at most ten bytes', () => {
  it.each([
    ['below the limit', [4, 5], 9],
    ['at the limit, in one chunk', [10], 10],
    ['at the limit, in several chunks', [4, 6], 10],
    ['above the limit', [4, 6, 1], 'TOO_LARGE'],
    ['above the limit in its first chunk', [11], 'TOO_LARGE'],
    ['empty', [], 'NO_FILE'],
    ['of an empty chunk', [0], 'NO_FILE'],
  ])('%s', async (_name, sizes, expected) => {
    expect(await codeOf(uploadOf(sizes))).toBe(expected);
  });

  it('is too large if the parser ended it at its own limit', async () => {
    expect(await codeOf(uploadOf([10], true))).toBe('TOO_LARGE');
  });

  it('is required', async () => {
    expect(await codeOf(null)).toBe('NO_FILE');
  });

  it('that breaks off is the fault of the client', async () => {
    const file = Object.assign(
      Readable.from(
        (async function* breakOff() {
          yield Buffer.from('x');
          throw new Error('aborted');
        })(),
      ),
      { truncated: false },
    );
    await expect(readLimited({ file } as unknown as IncomingFile, MOST)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      issues: [{ path: 'file', message: 'broke off' }],
    });
  });
});

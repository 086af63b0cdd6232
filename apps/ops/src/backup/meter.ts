import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const LINE_END = 10;

/** Transform stream that passes bytes through unchanged and computes their number and SHA-256. */
export class Meter extends Transform {
  readonly #hash = createHash('sha256');
  bytes = 0;

  override _transform(chunk: Buffer, _: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    this.bytes += chunk.length;
    done(null, chunk);
  }

  /** Returns the SHA-256 of all bytes. Call it once, at the end. */
  digest(): string {
    return this.#hash.digest('hex');
  }
}

/**
 * Transform stream that passes the text output of COPY through and counts its rows. Each line is one row, because
 * COPY escapes line ends in values.
 */
export class RowCounter extends Transform {
  rows = 0;
  readonly #onRows: (rows: number) => void;

  constructor(onRows: (rows: number) => void) {
    super();
    this.#onRows = onRows;
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, at + 1)) this.rows += 1;
    this.#onRows(this.rows);
    done(null, chunk);
  }
}

/** Returns the length and SHA-256 of a file; null if it cannot be read. */
export async function measureFile(path: string): Promise<{ bytes: number; sha256: string } | null> {
  const meter = new Meter();
  try {
    await pipeline(createReadStream(path), meter, async (chunks) => {
      for await (const _ of chunks);
    });
    return { bytes: meter.bytes, sha256: meter.digest() };
  } catch {
    return null;
  }
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const LINE_END = 10;

/** Passes bytes on, and hashes and counts them. */
export class Meter extends Transform {
  readonly #hash = createHash('sha256');
  bytes = 0;

  override _transform(chunk: Buffer, _: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    this.bytes += chunk.length;
    done(null, chunk);
  }

  /** Of all that went through; to be asked once, at the end. */
  digest(): string {
    return this.#hash.digest('hex');
  }
}

/** Passes COPY's text on and counts its rows: in that format a row's own line ends are written as `\n`. */
export class RowCounter extends Transform {
  rows = 0;
  readonly #onProgress: (rows: number) => void;

  constructor(onProgress: (rows: number) => void) {
    super();
    this.#onProgress = onProgress;
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, at + 1)) this.rows += 1;
    this.#onProgress(this.rows);
    done(null, chunk);
  }
}

/** Hash and length of a file; null where it cannot be read. */
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

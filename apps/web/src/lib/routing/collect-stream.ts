import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import type { renderToPipeableStream } from 'react-dom/server';

/** Renders a document to bytes after all suspended parts are ready; rejects if rendering fails. */
export function collectStream(renderer: typeof renderToPipeableStream, node: ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const sink = new Writable({
      // All output is collected, so that backpressure is not needed.
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderer(node, {
      // Keep suspended parts in place. Otherwise React appends them with a script that moves them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}

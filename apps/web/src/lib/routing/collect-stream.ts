import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import type { renderToPipeableStream } from 'react-dom/server';

/** Renders to the bytes of one document once everything that suspends is ready; rejects on a fault while rendering. */
export function collectStream(renderer: typeof renderToPipeableStream, node: ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const sink = new Writable({
      // Nothing is read beside it: it need not ask for a pause.
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
      // Parts that are lazy stay where they belong: at the end they would need a script to be put there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}

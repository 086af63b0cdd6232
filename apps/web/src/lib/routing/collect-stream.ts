import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import type { renderToPipeableStream } from 'react-dom/server';

/** Renders to one string once everything that suspends is ready; rejects on a fault while rendering. */
export function collectStream(renderer: typeof renderToPipeableStream, node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderer(node, {
      // Parts that are lazy stay where they belong: at the end they would need a script to be put there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const sink = new PassThrough();
        text(sink).then(resolve, reject);
        pipe(sink);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}

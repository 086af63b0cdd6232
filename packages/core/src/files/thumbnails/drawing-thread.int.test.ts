import type { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { DrawingThread } from './drawing-thread.ts';

it('an error of the thread between two pages does not end the process', async () => {
  const started = Promise.withResolvers<Worker>();
  process.once('worker', started.resolve);
  const thread = await DrawingThread.start({ memoryBytesMax: 512 * 1024 * 1024 });
  onTestFinished(() => thread.end());
  const worker = await started.promise;
  // Without a listener, `emit` throws the error.
  expect(worker.emit('error', new Error('out of memory'))).toBe(true);
});

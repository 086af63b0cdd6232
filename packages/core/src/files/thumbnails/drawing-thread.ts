import { Worker } from 'node:worker_threads';
import type { DrawingOptions, DrawnPage } from './pdf-page.ts';

/** Starting loads PDFium, which takes part of a second; longer on a busy machine. */
const START_SECONDS_MAX = 20;
const HEAP_MEGABYTES = 128;

/** The thread's next message; throws when it fails, ends or is silent for so many seconds. */
async function nextMessage<T>(worker: Worker, seconds: number): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const ended = () => reject(new Error('the thread ended without an answer'));
  const late = setTimeout(() => reject(new Error('the page took too long')), seconds * 1000);
  worker.once('message', resolve).once('error', reject).once('exit', ended);
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    worker.off('message', resolve).off('error', reject).off('exit', ended);
  }
}

/** A thread with PDFium in it, which draws one page after the other. */
export class DrawingThread {
  readonly #worker: Worker;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  static async start(options: DrawingOptions): Promise<DrawingThread> {
    const worker = new Worker(new URL('./draw-pdf.worker.ts', import.meta.url), {
      workerData: options,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
      stdout: true,
      stderr: true,
    });
    // PDFium prints what it stumbles over: a stranger's file does not write into the log.
    worker.stdout.resume();
    worker.stderr.resume();
    // An error that comes while nobody listens would end the whole server.
    worker.on('error', () => {});
    const thread = new DrawingThread(worker);
    try {
      await nextMessage(worker, START_SECONDS_MAX);
      return thread;
    } catch (error) {
      await thread.end();
      throw error;
    }
  }

  /** The deadline counts from the moment the thread has the file; a thread that missed it must be ended. */
  async draw(pdf: Buffer, seconds: number): Promise<DrawnPage> {
    // A copy of its own is handed over, not copied once more.
    const bytes = Uint8Array.from(pdf);
    this.#worker.ref();
    this.#worker.postMessage(bytes, [bytes.buffer]);
    try {
      return await nextMessage<DrawnPage>(this.#worker, seconds);
    } finally {
      // Waiting for work holds up nobody's end.
      this.#worker.unref();
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

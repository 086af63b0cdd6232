import { Worker } from 'node:worker_threads';
import type { DrawingOptions, DrawnPage } from './pdf-page.ts';

/**
 * Maximum time in seconds for the start of the thread. Loading PDFium takes less than one, but longer on a busy
 * machine.
 */
const START_SECONDS_MAX = 20;
const HEAP_MEGABYTES = 128;

/** Returns the next message of the thread. Throws if the thread fails or ends, or after `seconds` without a message. */
async function nextMessage<T>(worker: Worker, seconds: number): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const ended = () => reject(new Error('the thread ended without a message'));
  const timeout = setTimeout(() => reject(new Error('the page took too long')), seconds * 1000);
  worker.once('message', resolve).once('error', reject).once('exit', ended);
  try {
    return await promise;
  } finally {
    clearTimeout(timeout);
    worker.off('message', resolve).off('error', reject).off('exit', ended);
  }
}

/** A worker thread that runs PDFium and draws one page at a time. */
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
    // PDFium prints warnings about bad files. They are discarded, so that uploads cannot write to the log.
    worker.stdout.resume();
    worker.stderr.resume();
    // An error event without a listener would end the whole process.
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

  /**
   * Draws the first page. Throws if that takes longer than `seconds`, counted from when the file is sent to the thread.
   * The caller must end the thread after any error.
   */
  async draw(pdf: Buffer, seconds: number): Promise<DrawnPage> {
    // The copy is transferred to the thread, which avoids a second copy.
    const bytes = Uint8Array.from(pdf);
    this.#worker.ref();
    this.#worker.postMessage(bytes, [bytes.buffer]);
    try {
      return await nextMessage<DrawnPage>(this.#worker, seconds);
    } finally {
      // An idle thread does not keep the process alive.
      this.#worker.unref();
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

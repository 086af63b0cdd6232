import { BoundedQueue } from '../../shared/bounded-queue.ts';
import { DrawingThread } from './drawing-thread.ts';
import type { DrawnPage } from './pdf-page.ts';

const MEGABYTE = 1024 * 1024;

export interface DrawerBounds {
  /** Maximum length of the queue. */
  readonly waiting: number;
  /** Maximum time in the queue. After it the file is not drawn, because the upload waits for the result. */
  readonly patienceSeconds: number;
  /** Maximum time to draw one page. */
  readonly seconds: number;
  readonly memoryMegabytes: number;
  /** A thread that has grown above this is ended after its page, because WebAssembly memory never shrinks. */
  readonly maxMegabytes: number;
  readonly idleSeconds: number;
}

/**
 * Limits for drawing thumbnails. Pages scanned at 600 dpi need about 100 MB. Most pages are drawn in a tenth of a
 * second.
 */
export const DRAWER_BOUNDS: DrawerBounds = {
  waiting: 16,
  patienceSeconds: 8,
  seconds: 3,
  memoryMegabytes: 192,
  maxMegabytes: 64,
  idleSeconds: 60,
};

/**
 * Draws the first page of untrusted PDFs, one at a time in a worker thread, so that a hostile file can neither block
 * nor end the server. The thread is reused. It is ended after a failure or a timeout, and when it is idle.
 */
export class PdfDrawer {
  readonly #bounds: DrawerBounds;
  readonly #queue: BoundedQueue;
  #thread: DrawingThread | null = null;
  #idle: NodeJS.Timeout | undefined;
  #threadsStarted = 0;

  constructor(bounds: DrawerBounds = DRAWER_BOUNDS) {
    this.#bounds = bounds;
    this.#queue = new BoundedQueue({ atOnce: 1, waiting: bounds.waiting });
  }

  get threadsStarted(): number {
    return this.#threadsStarted;
  }

  /** Draws the first page. Throws QueueFull if too many files wait, and another error if drawing fails or takes too long. */
  draw(pdf: Buffer): Promise<DrawnPage> {
    const queuedAt = performance.now();
    return this.#queue.run(async () => {
      if (performance.now() - queuedAt > this.#bounds.patienceSeconds * 1000)
        throw new Error('waited too long');
      clearTimeout(this.#idle);
      try {
        const thread = await this.#getThread();
        const page = await thread.draw(pdf, this.#bounds.seconds);
        if (page.memoryBytes > this.#bounds.maxMegabytes * MEGABYTE) await this.end();
        return page;
      } catch (error) {
        await this.end();
        throw error;
      } finally {
        this.#idle = setTimeout(() => void this.end(), this.#bounds.idleSeconds * 1000).unref();
      }
    });
  }

  async end(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    await thread?.end();
  }

  async #getThread(): Promise<DrawingThread> {
    if (this.#thread) return this.#thread;
    this.#threadsStarted += 1;
    this.#thread = await DrawingThread.start({ memoryBytesMax: this.#bounds.memoryMegabytes * MEGABYTE });
    return this.#thread;
  }
}

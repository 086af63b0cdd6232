import { BoundedQueue } from '../../shared/bounded-queue.ts';
import { DrawingThread } from './drawing-thread.ts';
import type { DrawnPage } from './pdf-page.ts';

const MEGABYTE = 1024 * 1024;

export interface DrawerBounds {
  /** Files that may wait for the one thread. */
  readonly waiting: number;
  /** A file whose turn comes later than this is not drawn: its upload has waited enough. */
  readonly patienceSeconds: number;
  /** For one page, from the moment the thread has it. */
  readonly seconds: number;
  readonly memoryMegabytes: number;
  /** A thread whose memory grew beyond this is ended after its page, since such memory never shrinks. */
  readonly maxMegabytes: number;
  readonly idleSeconds: number;
}

/** Scanned pages at 600 dots an inch need some 100 MB; ordinary ones are drawn in a tenth of a second. */
export const DRAWER_BOUNDS: DrawerBounds = {
  waiting: 16,
  patienceSeconds: 8,
  seconds: 3,
  memoryMegabytes: 192,
  maxMegabytes: 64,
  idleSeconds: 60,
};

/**
 * Draws first pages of strangers' PDFs, one at a time in one thread: what a file does there neither holds up nor ends
 * the server. The thread is kept for the next page, ended where a page fails or takes too long, and when it is idle.
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

  /** Throws QueueFull when too many wait, and whatever else kept the page from being drawn. */
  draw(pdf: Buffer): Promise<DrawnPage> {
    const asked = performance.now();
    return this.#queue.run(async () => {
      if (performance.now() - asked > this.#bounds.patienceSeconds * 1000) throw new Error('waited too long');
      clearTimeout(this.#idle);
      try {
        const thread = await this.#ready();
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

  async #ready(): Promise<DrawingThread> {
    if (this.#thread) return this.#thread;
    this.#threadsStarted += 1;
    this.#thread = await DrawingThread.start({ memoryBytesMax: this.#bounds.memoryMegabytes * MEGABYTE });
    return this.#thread;
  }
}

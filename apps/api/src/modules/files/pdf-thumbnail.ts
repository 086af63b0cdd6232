import { Worker } from 'node:worker_threads';
import { type ImageBox, makeImageOfPixels } from './make-image.ts';

const SECONDS_MAX = 10;
const MEMORY_MEGABYTES = 256;

interface DrawnPage extends ImageBox {
  readonly pixels: Uint8Array;
}

function drawFirstPage(pdf: Buffer): Promise<DrawnPage> {
  // A thread of its own: what a stranger's file does to the drawing neither holds up nor ends the server.
  const worker = new Worker(new URL('./pdf-thumbnail.worker.ts', import.meta.url), {
    workerData: new Uint8Array(pdf),
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
  });
  return new Promise<DrawnPage>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the page took too long')), SECONDS_MAX * 1000);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(late);
      reject(new Error('the thread ended without an answer'));
    });
  }).finally(() => worker.terminate());
}

/** A picture of a PDF's first page; null where it cannot be drawn (locked, broken, endless). */
export async function pdfThumbnail(pdf: Buffer): Promise<Buffer | null> {
  try {
    const { pixels, width, height } = await drawFirstPage(pdf);
    return await makeImageOfPixels(pixels, { width, height });
  } catch {
    return null;
  }
}

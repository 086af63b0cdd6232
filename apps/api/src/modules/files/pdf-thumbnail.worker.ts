import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';

const WIDTH = 600;
/** A page drawn as a ribbon would need an endless picture. */
const HEIGHT_MAX = 1200;

/** Draws the first page of the PDF it was started with, and answers its pixels. */
async function draw(bytes: Uint8Array) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(WIDTH / originalWidth, HEIGHT_MAX / originalHeight);
  const { width, height, data } = await page.render({ scale, render: async (drawn) => drawn.data });
  return { width, height, pixels: data };
}

parentPort?.postMessage(await draw(workerData as Uint8Array));

import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { DrawingOptions, DrawnPage } from './pdf-page.ts';

const WIDTH = 600;
/** Maximum height of the image in pixels, which limits very long, narrow pages. */
const HEIGHT_MAX = 1200;
const { memoryBytesMax } = workerData as DrawingOptions;

let memoryBytes = 0;

/** The part of WebAssembly.Memory that is used here. The types of Node do not declare it. */
interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
declare const WebAssembly: { readonly Memory: { readonly prototype: Memory } };

/**
 * Limits the memory of PDFium by patching `WebAssembly.Memory.grow`, because `resourceLimits` of the thread do not
 * count WebAssembly memory. Above the limit, `grow` throws as it does when the machine has no memory left, and PDFium
 * gives up.
 */
function boundMemory(): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function growWithin(this: Memory, pages) {
    const required = this.buffer.byteLength + pages * 65_536;
    if (required > memoryBytesMax) throw new RangeError('the page needs too much memory');
    memoryBytes = required;
    return grow.call(this, pages);
  };
}

async function draw(library: PDFiumLibrary, bytes: Uint8Array): Promise<DrawnPage> {
  const document = await library.loadDocument(bytes);
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(WIDTH / originalWidth, HEIGHT_MAX / originalHeight);
  const { width, height, data } = await page.render({ scale, render: async (drawn) => drawn.data });
  document.destroy();
  return { width, height, pixels: data, memoryBytes };
}

boundMemory();
const library = await PDFiumLibrary.init();
// Errors are not handled on purpose: the thread ends, and a new one starts with a clean PDFium.
parentPort?.on('message', async (bytes: Uint8Array) => parentPort?.postMessage(await draw(library, bytes)));
parentPort?.postMessage('ready');

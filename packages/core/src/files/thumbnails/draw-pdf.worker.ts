import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { DrawingOptions, DrawnPage } from './pdf-page.ts';

const WIDTH = 600;
/** A page drawn as a ribbon would need an endless picture. */
const HEIGHT_MAX = 1200;
const { memoryBytesMax } = workerData as DrawingOptions;

let memoryBytes = 0;

/** As much of WebAssembly.Memory as is used here: Node's types leave it to the DOM's. */
interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
declare const WebAssembly: { readonly Memory: { readonly prototype: Memory } };

/**
 * PDFium allocates in a WebAssembly.Memory of its own, which the thread's `resourceLimits` do not count. It grows
 * through this one method: beyond the bound it fails as if the machine had no more, and PDFium gives up.
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
// What fails here is unhandled on purpose: the thread ends, and with it whatever state PDFium was left in.
parentPort?.on('message', async (bytes: Uint8Array) => parentPort?.postMessage(await draw(library, bytes)));
parentPort?.postMessage('ready');

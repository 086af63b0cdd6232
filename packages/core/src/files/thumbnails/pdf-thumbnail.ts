import { makeImageOfPixels } from '../make-image.ts';
import { PdfDrawer } from './pdf-drawer.ts';

/** The only drawer of the process, so that one page is drawn at a time. */
const drawer = new PdfDrawer();

/** Returns a WebP image of the first page; null if the page cannot be drawn or the queue is full. */
export async function pdfThumbnail(pdf: Buffer): Promise<Buffer | null> {
  try {
    const { pixels, width, height } = await drawer.draw(pdf);
    return await makeImageOfPixels(pixels, { width, height });
  } catch {
    return null;
  }
}

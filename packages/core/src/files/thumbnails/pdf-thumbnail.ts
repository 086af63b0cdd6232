import { makeImageOfPixels } from '../make-image.ts';
import { PdfDrawer } from './pdf-drawer.ts';

/** One for the whole process. */
const drawer = new PdfDrawer();

/** A picture of a PDF's first page; null where it cannot be drawn (locked, broken, endless) or too many wait. */
export async function pdfThumbnail(pdf: Buffer): Promise<Buffer | null> {
  try {
    const { pixels, width, height } = await drawer.draw(pdf);
    return await makeImageOfPixels(pixels, { width, height });
  } catch {
    return null;
  }
}

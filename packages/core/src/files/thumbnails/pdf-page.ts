import type { ImageBox } from '../make-image.ts';

/** The first page of a PDF as pixels. */
export interface DrawnPage extends ImageBox {
  /** RGBA, four bytes per pixel. */
  readonly pixels: Uint8Array;
  /** Current size of PDFium's memory, which never shrinks. */
  readonly memoryBytes: number;
}

/** The `workerData` of the thread. */
export interface DrawingOptions {
  readonly memoryBytesMax: number;
}

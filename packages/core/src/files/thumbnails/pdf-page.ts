import type { ImageBox } from '../make-image.ts';

/** The first page of a PDF as the thread drew it. */
export interface DrawnPage extends ImageBox {
  /** Four bytes each. */
  readonly pixels: Uint8Array;
  /** What PDFium's memory has grown to; it never shrinks. */
  readonly memoryBytes: number;
}

/** What the thread is started with. */
export interface DrawingOptions {
  readonly memoryBytesMax: number;
}

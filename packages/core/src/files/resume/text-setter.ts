import { fontPath, type Run, runsOf, type Weight } from './resume-fonts.ts';

export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
  readonly colour: string;
  /** Distance from one baseline to the next, as a multiple of the size; Devanagari needs room above and below. */
  readonly leading?: number;
}

const LEADING = 1.45;

type Document = PDFKit.PDFDocument;
type Word = readonly Run[];

/** Sets text of two scripts on shared baselines, which the library's own text flow does not do. */
export class TextSetter {
  readonly #document: Document;

  constructor(document: Document) {
    this.#document = document;
  }

  #use({ face }: Run, { size, weight }: TextStyle): Document {
    return this.#document.font(fontPath(face, weight)).fontSize(size);
  }

  #width(word: Word, style: TextStyle): number {
    return word.reduce((sum, run) => sum + this.#use(run, style).widthOfString(run.text), 0);
  }

  width(text: string, style: TextStyle): number {
    return this.#width(runsOf(text), style);
  }

  /** A word that is wider than the column (an address of the web) is cut. */
  #fitting(text: string, style: TextStyle, width: number): string[] {
    if (this.width(text, style) <= width) return [text];
    const parts: string[] = [];
    let part = '';
    for (const { segment } of new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(text)) {
      if (part && this.width(part + segment, style) > width) {
        parts.push(part);
        part = '';
      }
      part += segment;
    }
    return [...parts, part];
  }

  /** The lines into which text falls in a column. */
  lines(text: string, style: TextStyle, width: number): string[] {
    const lines: string[] = [];
    for (const paragraph of text.split(/\n+/)) {
      let line = '';
      for (const word of paragraph.split(/\s+/).flatMap((part) => this.#fitting(part, style, width))) {
        const longer = line ? `${line} ${word}` : word;
        if (line && this.width(longer, style) > width) {
          lines.push(line);
          line = word;
        } else line = longer;
      }
      if (line) lines.push(line);
    }
    return lines;
  }

  lineHeight({ size, leading = LEADING }: TextStyle): number {
    return size * leading;
  }

  /** Draws one line with its baseline at `y`; answers where it ends. */
  draw(text: string, style: TextStyle, x: number, y: number): number {
    let at = x;
    for (const run of runsOf(text)) {
      const document = this.#use(run, style).fillColor(style.colour);
      document.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += document.widthOfString(run.text);
    }
    return at;
  }
}

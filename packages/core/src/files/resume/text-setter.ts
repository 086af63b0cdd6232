import { fontPath, type Run, runsOf, type Weight } from './resume-fonts.ts';

export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
  readonly colour: string;
  /** Line height as a multiple of the font size. Devanagari needs space above and below. */
  readonly leading?: number;
}

const LEADING = 1.45;

type Document = PDFKit.PDFDocument;
type Word = readonly Run[];

/** Lays out text that mixes two scripts on common baselines, which pdfkit does not support. */
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

  /** Splits a word that is wider than the column, such as a URL, into parts that fit. */
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

  /** Breaks text into lines that fit the width. */
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

  /** Draws one line with its baseline at `y`. Returns the x coordinate of its end. */
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

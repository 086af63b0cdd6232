import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { drawableText } from './drawable-text.ts';
import { fitLines } from './fit-lines.ts';

/** The texts of a preview picture from top to bottom. Null omits a text without leaving a gap. */
export interface PreviewTexts {
  readonly kind: string | null;
  readonly title: string;
  readonly company: string | null;
  readonly pay: string | null;
  readonly place: string | null;
  readonly brand: string;
}

/** The size of link previews, 1.91 to 1, in pixels. */
const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

const BLUE = '#2b3a9f';
const CREAM = '#fffbf3';
const MARIGOLD = '#ffb020';
const MARGIN = 88;
const WIDTH = PREVIEW_SIZE.width - 2 * MARGIN;
/** Line height relative to the font size. Devanagari needs room for signs above and below its letters. */
const LINE_HEIGHT = 1.32;
/** Distance of the baseline from the top of its line, relative to the font size. */
const BASELINE = 1.02;

interface Style {
  readonly size: number;
  readonly weight: 400 | 700;
  readonly colour: string;
  readonly lines: number;
}

const STYLES: Record<Exclude<keyof PreviewTexts, 'brand'>, Style> = {
  kind: { size: 34, weight: 700, colour: MARIGOLD, lines: 1 },
  title: { size: 60, weight: 700, colour: CREAM, lines: 2 },
  company: { size: 36, weight: 400, colour: CREAM, lines: 2 },
  pay: { size: 52, weight: 700, colour: MARIGOLD, lines: 1 },
  place: { size: 36, weight: 400, colour: CREAM, lines: 1 },
};
const ORDER = ['kind', 'title', 'company', 'pay', 'place'] as const;
const BRAND_SIZE = 34;
/** Vertical gap between two texts, in pixels. */
const GAP = 10;
/** `TOP` and `ROOM` are the top and the height of the text area, in pixels. */
const TOP = 62;
const ROOM = 460;

const FILES = [
  ['Preview Latin', '@fontsource/noto-sans/files/noto-sans-latin'],
  ['Preview Devanagari', '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari'],
] as const;
const FAMILIES = FILES.map(([family]) => `"${family}"`).join(', ');

/** Registers Noto Sans (SIL Open Font License) from the font packages, so that previews look the same on every machine. */
function registerFonts(): void {
  for (const [family, file] of FILES) {
    for (const weight of [400, 700]) {
      const path = fileURLToPath(import.meta.resolve(`${file}-${weight}-normal.woff2`));
      if (!GlobalFonts.registerFromPath(path, family)) throw new Error(`No font in ${file}`);
    }
  }
}
registerFonts();

const fontOf = (size: number, weight: number): string => `${weight} ${size}px ${FAMILIES}`;

function drawBackground(context: SKRSContext2D): void {
  context.fillStyle = BLUE;
  context.fillRect(0, 0, PREVIEW_SIZE.width, PREVIEW_SIZE.height);
  context.strokeStyle = MARIGOLD;
  context.lineWidth = 8;
  context.beginPath();
  context.roundRect(28, 28, PREVIEW_SIZE.width - 56, PREVIEW_SIZE.height - 56, 36);
  context.stroke();
}

interface Block {
  readonly style: Style;
  readonly lines: readonly string[];
}

function blocksOf(context: SKRSContext2D, texts: PreviewTexts): Block[] {
  return ORDER.map((name) => {
    const style = STYLES[name];
    context.font = fontOf(style.size, style.weight);
    const measure = (line: string) => context.measureText(line).width;
    const text = drawableText(texts[name] ?? '');
    return { style, lines: fitLines(text, { width: WIDTH, lines: style.lines, measure }) };
  }).filter(({ lines }) => lines.length > 0);
}

const heightOf = ({ style, lines }: Block): number => lines.length * style.size * LINE_HEIGHT;

/** Draws the blocks below each other, vertically centred in the area above the brand. */
function drawBlocks(context: SKRSContext2D, blocks: readonly Block[]): void {
  const height = blocks.reduce((sum, block) => sum + heightOf(block) + GAP, -GAP);
  let top = TOP + (ROOM - height) / 2;
  for (const block of blocks) {
    const { size, weight, colour } = block.style;
    context.font = fontOf(size, weight);
    context.fillStyle = colour;
    for (const [at, line] of block.lines.entries())
      context.fillText(line, MARGIN, top + size * (at * LINE_HEIGHT + BASELINE));
    top += heightOf(block) + GAP;
  }
}

/** Draws the preview picture of a shared link as PNG. Markup in the texts is drawn as text. */
export async function drawPreview(texts: PreviewTexts): Promise<Buffer> {
  const canvas = createCanvas(PREVIEW_SIZE.width, PREVIEW_SIZE.height);
  const context = canvas.getContext('2d');
  drawBackground(context);
  drawBlocks(context, blocksOf(context, texts));
  context.textAlign = 'right';
  context.font = fontOf(BRAND_SIZE, 700);
  context.fillStyle = CREAM;
  context.fillText(drawableText(texts.brand), PREVIEW_SIZE.width - MARGIN, PREVIEW_SIZE.height - 66, WIDTH);
  return canvas.encode('png');
}

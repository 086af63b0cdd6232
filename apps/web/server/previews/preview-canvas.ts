import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { drawableText } from './drawable-text.ts';
import { fitLines } from './fit-lines.ts';

/** The size of link previews, 1.91 to 1, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

export const COLOURS = {
  paper: '#fffbf3',
  surface: '#ffffff',
  border: '#e7e1d6',
  ink: '#1b1f3b',
  quietInk: '#5b5f78',
  indigo: '#2b3a9f',
  marigold: '#ffb020',
  leaf: '#1e7b4f',
  brick: '#b3261e',
} as const;

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

export interface TextStyle {
  /** Font size in pixels. */
  readonly size: number;
  readonly weight: 400 | 700;
  readonly colour: string;
}

/** Line height relative to the font size. Devanagari needs room for signs above and below its letters. */
export const LINE_HEIGHT = 1.32;
/** Distance of the baseline from the top of its line, relative to the font size. */
const BASELINE = 1.02;

export function newPreview(): SKRSContext2D {
  return createCanvas(PREVIEW_SIZE.width, PREVIEW_SIZE.height).getContext('2d');
}

const fontOf = ({ size, weight }: TextStyle): string => `${weight} ${size}px ${FAMILIES}`;

/** Returns the width of a text in pixels. */
export function widthOf(context: SKRSContext2D, text: string, style: TextStyle): number {
  context.font = fontOf(style);
  return context.measureText(text).width;
}

/** Returns the drawable part of a text as lines that fit the width. */
export function linesOf(
  context: SKRSContext2D,
  text: string,
  style: TextStyle,
  room: { width: number; lines: number },
) {
  context.font = fontOf(style);
  const measure = (line: string) => context.measureText(line).width;
  return fitLines(drawableText(text), { ...room, measure });
}

/** Returns the style with the largest font size, at least `smallest`, at which the text is not wider than `width`. */
export function shrunkTo(
  context: SKRSContext2D,
  text: string,
  style: TextStyle,
  room: { width: number; smallest: number },
) {
  const share = room.width / Math.max(1, widthOf(context, text, style));
  return { ...style, size: Math.max(room.smallest, Math.floor(style.size * Math.min(1, share))) };
}

/** Draws one line of text. `top` is the top of its line. */
export function drawLine(
  context: SKRSContext2D,
  text: string,
  style: TextStyle,
  { left, top }: { left: number; top: number },
) {
  context.font = fontOf(style);
  context.fillStyle = style.colour;
  context.fillText(text, left, top + style.size * BASELINE);
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function drawBox(
  context: SKRSContext2D,
  box: Box,
  { fill, radius }: { fill: string; radius: number },
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(box.left, box.top, box.width, box.height, radius);
  context.fill();
}

const FAMILY_FILES = {
  profiles: (key: string) => `profiles/${key}-blue.svg`,
  cities: (key: string) => `cities/${key}.svg`,
};
const GENERAL = { profiles: 'work', cities: 'city' } as const;

export interface PictogramKey {
  readonly family: keyof typeof FAMILY_FILES;
  readonly key: string;
}

function readDrawing(file: string): Buffer | null {
  try {
    const svg = readFileSync(fileURLToPath(import.meta.resolve(`@nukkad/ui/static/icons/${file}`)), 'utf8');
    // The canvas knows neither CSS variables nor the size of a drawing without width and height.
    return Buffer.from(
      svg
        .replaceAll(/var\(--pictogram-fill, [^)]*\)/g, COLOURS.marigold)
        .replace('<svg ', '<svg width="480" height="480" '),
    );
  } catch {
    return null;
  }
}

const drawings = new Map<string, Promise<Image>>();

/** Returns the drawing of an occupation or city. Unknown keys, and those that operators uploaded, have the general drawing. */
export function pictogram({ family, key }: PictogramKey): Promise<Image> {
  const id = `${family}/${key}`;
  const known = drawings.get(id);
  if (known) return known;
  const own = /^[a-z-]+$/.test(key) ? readDrawing(FAMILY_FILES[family](key)) : null;
  if (own === null && key !== GENERAL[family]) return pictogram({ family, key: GENERAL[family] });
  const image = loadImage(own ?? Buffer.alloc(0));
  drawings.set(id, image);
  return image;
}

import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawableText } from './drawable-text.ts';
import {
  COLOURS,
  drawBox,
  drawLine,
  LINE_HEIGHT,
  linesOf,
  newPreview,
  type PictogramKey,
  PREVIEW_SIZE,
  pictogram,
  shrunkTo,
  type TextStyle,
  widthOf,
} from './preview-canvas.ts';

/** The contents of a preview picture. Null omits a text without leaving a gap. */
export interface PreviewTexts {
  readonly pictogram: PictogramKey;
  readonly title: string;
  /** The largest text: the pay of a job, or the number of jobs in a city. */
  readonly amount: string | null;
  /** What the amount is for and where: "a month · Kothrud, Pune". */
  readonly place: string | null;
  readonly company: string | null;
  /** The result of the five checks. */
  readonly checks: { readonly text: string; readonly isFailed: boolean } | null;
  readonly brand: string;
}

const MARGIN = 56;
/** The sign board at the top. Its awning hangs below it. */
const BOARD_HEIGHT = 96;
const SCALLOPS = 24;
const PANEL = { left: MARGIN, top: 222, width: 300, height: 300 } as const;
const PANEL_PADDING = 30;
/** The area of the texts. */
const LEFT = PANEL.left + PANEL.width + 40;
const WIDTH = PREVIEW_SIZE.width - LEFT - MARGIN;
const TOP = 150;
const BOTTOM = 606;
const GAP = 10;

const BRAND: TextStyle = { size: 52, weight: 700, colour: COLOURS.paper };
const TITLE: TextStyle = { size: 50, weight: 700, colour: COLOURS.ink };
const AMOUNT: TextStyle = { size: 96, weight: 700, colour: COLOURS.ink };
const AMOUNT_SMALLEST = 54;
const PLACE: TextStyle = { size: 38, weight: 700, colour: COLOURS.ink };
const COMPANY: TextStyle = { size: 34, weight: 400, colour: COLOURS.quietInk };
const CHECKS: TextStyle = { size: 34, weight: 700, colour: COLOURS.paper };
const BOX_PADDING = 20;

/** A part of the text column. `draw` receives its top. */
interface Block {
  readonly height: number;
  readonly draw: (top: number) => void;
}

/** Draws the painted board of the shop with the brand, and the awning below it. */
function drawSign(context: SKRSContext2D, brand: string): void {
  context.fillStyle = COLOURS.paper;
  context.fillRect(0, 0, PREVIEW_SIZE.width, PREVIEW_SIZE.height);
  const width = PREVIEW_SIZE.width / SCALLOPS;
  for (let at = 0; at < SCALLOPS; at += 1) {
    context.fillStyle = at % 2 === 0 ? COLOURS.marigold : COLOURS.surface;
    context.beginPath();
    context.arc((at + 0.5) * width, BOARD_HEIGHT + 10, width / 2, 0, Math.PI);
    context.fill();
    context.fillRect(at * width, BOARD_HEIGHT, width, 11);
  }
  context.fillStyle = COLOURS.indigo;
  context.fillRect(0, 0, PREVIEW_SIZE.width, BOARD_HEIGHT);
  const name = drawableText(brand);
  const style = shrunkTo(context, name, BRAND, { width: PREVIEW_SIZE.width - 2 * MARGIN, smallest: 24 });
  drawLine(context, name, style, { left: MARGIN, top: (BOARD_HEIGHT - style.size * LINE_HEIGHT) / 2 });
}

async function drawPictogram(context: SKRSContext2D, key: PictogramKey): Promise<void> {
  drawBox(context, PANEL, { fill: COLOURS.border, radius: 36 });
  const inner = {
    left: PANEL.left + 3,
    top: PANEL.top + 3,
    width: PANEL.width - 6,
    height: PANEL.height - 6,
  };
  drawBox(context, inner, { fill: COLOURS.surface, radius: 33 });
  const size = PANEL.width - 2 * PANEL_PADDING;
  context.drawImage(await pictogram(key), PANEL.left + PANEL_PADDING, PANEL.top + PANEL_PADDING, size, size);
}

function textBlock(context: SKRSContext2D, text: string | null, style: TextStyle, lines: number): Block[] {
  const all = linesOf(context, text ?? '', style, { width: WIDTH, lines });
  if (all.length === 0) return [];
  const lineHeight = style.size * LINE_HEIGHT;
  return [
    {
      height: all.length * lineHeight,
      draw: (top) => {
        for (const [at, line] of all.entries())
          drawLine(context, line, style, { left: LEFT, top: top + at * lineHeight });
      },
    },
  ];
}

/** The amount on a marigold board, as large as fits. */
function amountBlock(context: SKRSContext2D, { amount }: PreviewTexts): Block[] {
  const text = drawableText(amount ?? '');
  if (text === '') return [];
  const room = { width: WIDTH - 2 * BOX_PADDING, smallest: AMOUNT_SMALLEST };
  const style = shrunkTo(context, text, AMOUNT, room);
  const width = widthOf(context, text, style) + 2 * BOX_PADDING;
  const height = style.size * LINE_HEIGHT;
  return [
    {
      height,
      draw: (top) => {
        drawBox(context, { left: LEFT, top, width, height }, { fill: COLOURS.marigold, radius: 20 });
        drawLine(context, text, style, { left: LEFT + BOX_PADDING, top });
      },
    },
  ];
}

function checksBlock(context: SKRSContext2D, { checks }: PreviewTexts): Block[] {
  const text = drawableText(checks?.text ?? '');
  if (checks === null || text === '') return [];
  const height = CHECKS.size * LINE_HEIGHT + 12;
  const width = widthOf(context, text, CHECKS) + 2 * BOX_PADDING;
  const fill = checks.isFailed ? COLOURS.brick : COLOURS.leaf;
  return [
    {
      height,
      draw: (top) => {
        drawBox(context, { left: LEFT, top, width, height }, { fill, radius: height / 2 });
        drawLine(context, text, CHECKS, { left: LEFT + BOX_PADDING, top: top + 6 });
      },
    },
  ];
}

/** Draws the preview picture of a shared link as PNG. Markup in the texts is drawn as text. */
export async function drawPreview(texts: PreviewTexts): Promise<Buffer> {
  const context = newPreview();
  drawSign(context, texts.brand);
  await drawPictogram(context, texts.pictogram);
  const blocks = [
    ...textBlock(context, texts.title, TITLE, 2),
    ...amountBlock(context, texts),
    ...textBlock(context, texts.place, PLACE, 1),
    ...textBlock(context, texts.company, COMPANY, texts.place === null ? 3 : 1),
    ...checksBlock(context, texts),
  ];
  const height = blocks.reduce((sum, block) => sum + block.height + GAP, -GAP);
  let top = TOP + Math.max(0, (BOTTOM - TOP - height) / 2);
  for (const block of blocks) {
    block.draw(top);
    top += block.height + GAP;
  }
  return context.canvas.encode('png');
}

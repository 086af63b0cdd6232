import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PALETTES, type Palette } from './palettes.ts';

/** SVG outlines of logos, in a square of 96 × 96 units. */
const OUTLINES = [
  '<rect width="96" height="96" rx="18"/>',
  '<circle cx="48" cy="48" r="48"/>',
  '<path d="M48 0 92 24v48L48 96 4 72V24Z"/>',
  '<path d="M6 6h84v46c0 22-18 36-42 44C24 88 6 74 6 52Z"/>',
  '<rect x="14" y="14" width="68" height="68" rx="8" transform="rotate(45 48 48)"/>',
  '<path d="M0 22 22 0h52l22 22v52L74 96H22L0 74Z"/>',
] as const;

export const LOGO_VARIANTS = OUTLINES.length;

const SHEET = fileURLToPath(import.meta.resolve('@nukkad/ui/pictograms/sprites/profiles.svg'));

/** Reads the pictograms of job profiles by key. They have no style sheet, because image renderers would ignore it. */
function readPictograms(): Map<string, string> {
  const symbols = readFileSync(SHEET, 'utf8').matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs);
  return new Map([...symbols].map(([, key = '', drawing = '']) => [key, drawing]));
}

let pictograms: Map<string, string> | undefined;

/** Draws the logo of a demo company as SVG: the pictogram of its profile on an outline in its colours. */
export function drawLogo(profileKey: string, variant: number): string {
  pictograms ??= readPictograms();
  const { sign, accent, wall } = PALETTES[variant % PALETTES.length] as Palette;
  const drawing = pictograms.get(profileKey) ?? pictograms.get('work') ?? '';
  const coloured = drawing.replaceAll(/var\([^)]*\)/g, accent).replaceAll('currentColor', wall);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 96 96">
<g fill="${sign}">${OUTLINES[variant % LOGO_VARIANTS]}</g><g transform="translate(21 21) scale(1.125)">${coloured}</g></svg>`;
}

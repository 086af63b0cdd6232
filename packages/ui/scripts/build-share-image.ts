/**
 * Draws `apps/web/public/share.png`, 1200 by 630 pixels: the link preview of pages without a picture. Run
 * `node scripts/build-share-image.ts` after changing the brand name or a pictogram on it.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { JOBS_STROKES, NUKKAD_STROKES } from '../src/brand/wordmark-strokes.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SHOWN = ['cook', 'delivery', 'teacher', 'tailor', 'technician', 'accountant'] as const;
const TARGET = '../../../apps/web/public/share.png';
const [BOARD, CREAM, MARIGOLD, INK] = ['#2b3a9f', '#fffbf3', '#ffb020', '#1b1f3b'];

/** Draws a pictogram on a board that is 136 pixels wide. */
function tile(name: string, index: number): string {
  const file = readFileSync(here(`../static/icons/profiles/${name}-blue.svg`), 'utf8');
  const body = file
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    .replaceAll('var(--pictogram-fill, #ffb020)', MARIGOLD ?? '');
  const x = 132 + index * 160;
  return `<g transform="translate(${x} 408)"><rect width="136" height="136" rx="20" fill="${CREAM}"/>
    <g transform="translate(20 20) scale(2)" color="${BOARD}">${body}</g></g>`;
}

const strokes = 'fill="none" stroke-width="5.4" stroke-linecap="round" stroke-linejoin="round"';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
  <path fill="${BOARD}" d="M0 0h1200v630H0z"/>
  <rect x="28" y="28" width="1144" height="574" rx="36" fill="none" stroke="${MARIGOLD}" stroke-width="8"/>
  <g transform="translate(132 150) scale(3.4)" ${strokes}>
    <path d="${NUKKAD_STROKES + JOBS_STROKES}" stroke="${INK}" transform="translate(2.2 2.4)"/>
    <path d="${NUKKAD_STROKES}" stroke="${CREAM}"/><path d="${JOBS_STROKES}" stroke="${MARIGOLD}"/>
  </g>
  ${SHOWN.map(tile).join('\n')}
</svg>`;
await sharp(Buffer.from(svg), { density: 72 })
  .resize(1200, 630)
  .png({ palette: true, colours: 64 })
  .toFile(here(TARGET));

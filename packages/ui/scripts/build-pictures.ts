/**
 * Draws the pictures of picture-plan.ts into static/icons/pictures/ as SVG. Pictures of the blog are also written as PNG, because
 * link previews do not support SVG. Run `node scripts/build-pictures.ts` after changing the plan. A test fails if the files are out
 * of date. The icons are from lucide (ISC licence).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PICTURES, type PicturePlan } from './picture-plan.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const BOARDS = {
  indigo: { paint: '#2b3a9f', ink: '#fffbf3', glow: '#4353bd', trim: '#ffb020' },
  marigold: { paint: '#ffb020', ink: '#1b1f3b', glow: '#ffcf7a', trim: '#1b1f3b' },
  leaf: { paint: '#1e7b4f', ink: '#fffbf3', glow: '#37966a', trim: '#ffb020' },
  brick: { paint: '#9c2f22', ink: '#fffbf3', glow: '#b9503f', trim: '#ffb020' },
} as const;

/**
 * Positions of the icons on a board of 320 by 200, by the number of icons. Each has a centre (x, y) and a size; the
 * first icon is large.
 */
const PLACES = {
  1: [[160, 100, 96]],
  2: [
    [132, 100, 92],
    [222, 122, 48],
  ],
  3: [
    [160, 100, 92],
    [66, 122, 44],
    [254, 122, 44],
  ],
} as const;
/** The width and height of a lucide icon's view box. */
const ICON_UNITS = 24;

type Node = readonly [string, Readonly<Record<string, string | number>>];

async function iconBody(name: string): Promise<string> {
  const file = import.meta.resolve(`lucide-react/dist/esm/icons/${name}.mjs`);
  const { __iconData } = (await import(file)) as { __iconData: { node: readonly Node[] } };
  return __iconData.node
    .map(([tag, { key: _key, ...attributes }]) => {
      const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
      return `<${tag}${written.join('')}/>`;
    })
    .join('');
}

async function placed(name: string, [x, y, size]: readonly [number, number, number]): Promise<string> {
  const scale = size / ICON_UNITS;
  const move = `translate(${x - size / 2} ${y - size / 2}) scale(${scale})`;
  const width = (size > 60 ? 6 : 4.5) / scale;
  return `<g transform="${move}" stroke-width="${Number(width.toFixed(2))}">${await iconBody(name)}</g>`;
}

async function board(plan: PicturePlan): Promise<string> {
  const { paint, ink, glow, trim } = BOARDS[plan.board];
  const places = PLACES[Math.min(plan.icons.length, 3) as 1 | 2 | 3];
  const icons = await Promise.all(plan.icons.map((name, index) => placed(name, places[index] ?? places[0])));
  const [x, y] = places[0];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">',
    `<path fill="${paint}" d="M0 0h320v200H0z"/>`,
    `<circle cx="${x}" cy="${y}" r="72" fill="${glow}"/>`,
    `<rect x="9" y="9" width="302" height="182" rx="12" fill="none" stroke="${trim}" stroke-width="3"/>`,
    `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${icons.join('')}</g>`,
    '</svg>\n',
  ].join('');
}

/** Returns the SVG files by their path in the package. */
export async function pictureFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [key, plan] of Object.entries(PICTURES)) {
    files.set(`static/icons/pictures/${key}.svg`, await board(plan));
  }
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(here('../static/icons/pictures'), { recursive: true });
  for (const [path, text] of await pictureFiles()) {
    writeFileSync(here(`../${path}`), text);
    if (!path.includes('/blog-')) continue;
    // 1200 by 750 pixels: large enough for the preview cards of all social networks.
    const png = sharp(Buffer.from(text), { density: 270 })
      .resize(1200, 750)
      .png({ palette: true, colours: 32 });
    await png.toFile(here(`../${path.replace('.svg', '.png')}`));
  }
}

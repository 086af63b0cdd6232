/**
 * Draws the pictures of picture-plan.ts into static/icons/pictures/ as SVG. Pictures of the blog are also written as PNG, because
 * link previews do not support SVG. Run `node scripts/build-pictures.ts` after changing the plan. A test fails if the files are out
 * of date. The icons are from lucide (ISC licence).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PICTURES, type PicturePlan } from './picture-plan.ts';
import { disc } from './work-scenes/paint.ts';
import { TOPIC_SCENES } from './work-scenes/topic-scenes.ts';
import { inked, WORK_SCENES } from './work-scenes/work-scenes.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const BADGES = {
  indigo: { paint: '#2b3a9f', ink: '#fffbf3' },
  marigold: { paint: '#ffb020', ink: '#1b1f3b' },
  leaf: { paint: '#1e7b4f', ink: '#fffbf3' },
  brick: { paint: '#9c2f22', ink: '#fffbf3' },
} as const;

/** Centre, radius and icon size of the badge in a picture of 320 by 200. */
const BADGE = { x: 290, y: 30, radius: 23, icon: 27 } as const;
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

async function picture({ scene, icon, badge }: PicturePlan): Promise<string> {
  const draw = { ...WORK_SCENES, ...TOPIC_SCENES }[scene];
  if (!draw) throw new Error(`picture-plan.ts names the unknown scene ${scene}`);
  const { paint, ink } = BADGES[badge];
  const { x, y, radius, icon: size } = BADGE;
  const move = `translate(${x - size / 2} ${y - size / 2}) scale(${Number((size / ICON_UNITS).toFixed(3))})`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">',
    inked(draw() + disc(x, y, radius, paint)),
    `<g transform="${move}" fill="none" stroke="${ink}" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round">`,
    await iconBody(icon),
    '</g></svg>\n',
  ].join('');
}

/** Returns the SVG files by their path in the package. */
export async function pictureFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [key, plan] of Object.entries(PICTURES)) {
    files.set(`static/icons/pictures/${key}.svg`, await picture(plan));
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
      .png({ palette: true, colours: 48 });
    await png.toFile(here(`../${path.replace('.svg', '.png')}`));
  }
}

/**
 * Makes from the drawings in art/: the sprites that the screens use, the list of keys, and the single files that the
 * API names. Run `node scripts/build-pictograms.ts` after changing a drawing; a test fails where this was forgotten.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const SHEETS = ['profiles', 'cities', 'terms', 'scenes', 'features'] as const;
const INK = { blue: '#2b3a9f', white: '#ffffff' } as const;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

interface Drawing {
  readonly name: string;
  readonly viewBox: string;
  readonly body: string;
}

function drawings(sheet: string): Drawing[] {
  const folder = here(`../art/${sheet}/`);
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const parsed = /viewBox="([^"]+)">\s*([\s\S]*?)\s*<\/svg>/.exec(readFileSync(folder + file, 'utf8'));
      if (!parsed?.[1] || !parsed[2]) throw new Error(`art/${sheet}/${file} is not drawn on a viewBox`);
      return { name: file.replace('.svg', ''), viewBox: parsed[1], body: parsed[2].replace(/\n\s*/g, '') };
    });
}

function sprite(list: readonly Drawing[]): string {
  const symbols = list.map(
    ({ name, viewBox, body }) => `<symbol id="${name}" viewBox="${viewBox}">${body}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function single({ viewBox, body }: Drawing, ink: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" style="color:${ink}">${body}</svg>\n`;
}

function keyList(type: string, list: readonly Drawing[]): string {
  const keys = list.map(({ name }) => `  '${name}',`).join('\n');
  return `export const ${type.toUpperCase()}_KEYS = [\n${keys}\n] as const;\n`;
}

/** All files by their path from the package's root. */
export function pictogramFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const keys: string[] = ['/** Names of the drawings; made by scripts/build-pictograms.ts. */\n'];
  for (const sheet of SHEETS) {
    const list = drawings(sheet);
    files.set(`src/pictograms/sprites/${sheet}.svg`, sprite(list));
    keys.push(keyList(sheet, list));
    for (const drawing of list) {
      if (sheet === 'cities') files.set(`static/icons/cities/${drawing.name}.svg`, single(drawing, INK.blue));
      if (sheet === 'terms') files.set(`static/icons/terms/${drawing.name}.svg`, single(drawing, INK.blue));
      if (sheet !== 'profiles') continue;
      for (const [colour, ink] of Object.entries(INK))
        files.set(`static/icons/profiles/${drawing.name}-${colour}.svg`, single(drawing, ink));
    }
  }
  files.set('src/pictograms/keys.ts', keys.join('\n'));
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, text] of pictogramFiles()) {
    mkdirSync(dirname(here(`../${path}`)), { recursive: true });
    writeFileSync(here(`../${path}`), text);
  }
}

import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Fonts of one typeface. */
interface FontSet {
  /** Name of the font family. */
  readonly face: string;
  /** Names of its folder in different distributions. */
  readonly folders: readonly string[];
  /** Name of its Debian package. */
  readonly debian: string;
}

/**
 * The fonts that NUKKAD_FONTS can choose, with wide and with narrow letters. Devanagari is added to each. @internal
 */
export const FONT_SETS: Readonly<Record<string, FontSet>> = {
  dejavu: { face: 'DejaVu Sans', folders: ['dejavu'], debian: 'fonts-dejavu-core' },
  liberation: {
    face: 'Liberation Sans',
    folders: ['liberation', 'liberation2'],
    debian: 'fonts-liberation',
  },
};

const DEVANAGARI: FontSet = {
  face: 'Lohit Devanagari',
  folders: ['lohit-devanagari'],
  debian: 'fonts-lohit-deva',
};

/** Folders where fonts are installed, with a subfolder for each set. */
const FONT_HOMES = [
  '/usr/share/fonts/truetype',
  '/usr/share/fonts',
  join(process.env.XDG_DATA_HOME ?? join(homedir(), '.local/share'), 'fonts'),
];

/** Returns the font sets of a choice. Throws if its name is unknown. */
function setsOf(chosen: string): readonly FontSet[] {
  const set = Object.hasOwn(FONT_SETS, chosen) ? FONT_SETS[chosen] : undefined;
  if (set !== undefined) return [set, DEVANAGARI];
  throw new Error(`NUKKAD_FONTS: "${chosen}" is unknown. Choose ${Object.keys(FONT_SETS).join(' or ')}`);
}

function foldersOf({ folders }: FontSet, homes: readonly string[]): string[] {
  const all = homes.flatMap((home) => folders.map((folder) => join(home, folder)));
  return all.filter((folder) => existsSync(folder) && readdirSync(folder).length > 0);
}

/** Returns the Debian packages that are missing for a choice. Throws if its name is unknown. */
export function missingFonts(chosen: string, homes: readonly string[] = FONT_HOMES): string[] {
  if (chosen === '') return [];
  const missing = setsOf(chosen).filter((set) => foldersOf(set, homes).length === 0);
  return missing.map(({ debian }) => debian);
}

/**
 * Returns a fontconfig file with only the chosen fonts. Text without a family, or with a missing one, uses the chosen
 * font. Throws if the name is unknown or fonts are missing. @internal
 */
export function fontConfig(chosen: string, cache: string, homes: readonly string[] = FONT_HOMES): string {
  const missing = missingFonts(chosen, homes);
  if (missing.length > 0) {
    throw new Error(`NUKKAD_FONTS=${chosen}: fonts are missing. apt-get install ${missing.join(' ')}`);
  }
  const sets = setsOf(chosen);
  const folders = sets.flatMap((set) => foldersOf(set, homes));
  const faces = sets.map(({ face }) => `<string>${face}</string>`).join('');
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${escaped(folder)}</dir>`).join('\n')}
  <cachedir>${escaped(cache)}</cachedir>
  <match target="pattern">
    <edit name="family" mode="append_last" binding="strong">${faces}</edit>
  </match>
</fontconfig>
`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Returns the environment in which a browser sees only the fonts that NUKKAD_FONTS chooses; empty if it is not set. Throws
 * if the name is unknown or fonts are missing.
 */
export function fontEnvironment(chosen = process.env.NUKKAD_FONTS): Record<string, string> {
  if (!chosen) return {};
  const home = join(tmpdir(), `nukkad-fonts-${userInfo().uid}`);
  const file = join(home, `${chosen}.conf`);
  const config = fontConfig(chosen, join(home, 'cache'));
  mkdirSync(home, { recursive: true });
  // Several workers can write the file at once. Renaming makes it appear complete.
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, config);
  renameSync(unfinished, file);
  return { FONTCONFIG_FILE: file };
}

import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Fonts of one look. */
interface FontSet {
  /** The family that shows text. */
  readonly face: string;
  /** The folders of its files, by the names that distributions give them. */
  readonly folders: readonly string[];
  /** The Debian package that brings it. */
  readonly debian: string;
}

/** The sets of fonts that NUKKAD_FONTS chooses from, wide and narrow letters. Devanagari is added to each. @internal */
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

/** Folders in which systems and people keep fonts, each set in a folder of its own. */
const FONT_HOMES = [
  '/usr/share/fonts/truetype',
  '/usr/share/fonts',
  join(process.env.XDG_DATA_HOME ?? join(homedir(), '.local/share'), 'fonts'),
];

/** The sets that a choice stands for. Throws if its name is unknown. */
function setsOf(chosen: string): readonly FontSet[] {
  const set = Object.hasOwn(FONT_SETS, chosen) ? FONT_SETS[chosen] : undefined;
  if (set !== undefined) return [set, DEVANAGARI];
  throw new Error(`NUKKAD_FONTS: "${chosen}" is unknown. Choose ${Object.keys(FONT_SETS).join(' or ')}`);
}

function foldersOf({ folders }: FontSet, homes: readonly string[]): string[] {
  const all = homes.flatMap((home) => folders.map((folder) => join(home, folder)));
  return all.filter((folder) => existsSync(folder) && readdirSync(folder).length > 0);
}

/** Returns the Debian packages that a choice lacks on this machine; none without a choice. Throws if its name is unknown. */
export function missingFonts(chosen: string, homes: readonly string[] = FONT_HOMES): string[] {
  if (chosen === '') return [];
  const missing = setsOf(chosen).filter((set) => foldersOf(set, homes).length === 0);
  return missing.map(({ debian }) => debian);
}

/**
 * Returns a fontconfig file that knows only the chosen fonts, and shows text without a family, or with one that is missing,
 * in the set's face. Throws if the name is unknown or fonts are missing. @internal
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
  // Several workers write it at once: a rename shows it whole.
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, config);
  renameSync(unfinished, file);
  return { FONTCONFIG_FILE: file };
}

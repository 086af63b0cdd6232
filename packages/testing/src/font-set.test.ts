import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { FONT_SETS, fontConfig, fontEnvironment, missingFonts } from './font-set.ts';

let home: string;

function addFonts(folder: string): void {
  mkdirSync(join(home, folder));
  writeFileSync(join(home, folder, 'Face.ttf'), '');
}

const foldersIn = (config: string) => config.match(/<dir>.*<\/dir>/g);

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'fonts-&-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
});

describe('the fonts that NUKKAD_FONTS chooses', () => {
  it.each([
    ['dejavu', 'dejavu'],
    ['liberation', 'liberation'],
    ['liberation', 'liberation2'],
  ])('are only those of the set and Devanagari: %s in %s', (chosen, folder) => {
    for (const name of ['lohit-devanagari', folder, 'noto']) addFonts(name);
    const config = fontConfig(chosen, '/cache', [home]);
    const path = home.replace('&', '&amp;');
    expect(foldersIn(config)).toEqual([
      `<dir>${path}/${folder}</dir>`,
      `<dir>${path}/lohit-devanagari</dir>`,
    ]);
    expect(config).toContain(`<string>${FONT_SETS[chosen]?.face}</string><string>Lohit Devanagari</string>`);
    expect(config).toContain('<cachedir>/cache</cachedir>');
  });

  it('name the packages to install if they are missing', () => {
    expect(missingFonts('dejavu', [home])).toEqual(['fonts-dejavu-core', 'fonts-lohit-deva']);
    addFonts('lohit-devanagari');
    mkdirSync(join(home, 'dejavu'));
    expect(() => fontConfig('dejavu', '/cache', [home])).toThrow(
      'NUKKAD_FONTS=dejavu: fonts are missing. apt-get install fonts-dejavu-core',
    );
    addFonts('liberation');
    expect(missingFonts('liberation', [home])).toEqual([]);
  });

  it.each(['comic', 'constructor'])('are refused if "%s" is an unknown set', (name) => {
    expect(() => missingFonts(name, [home])).toThrow(`"${name}" is unknown. Choose dejavu or liberation`);
  });

  it('are all fonts of the machine if it is not set', () => {
    expect(fontEnvironment('')).toEqual({});
    expect(missingFonts('', [home])).toEqual([]);
  });
});

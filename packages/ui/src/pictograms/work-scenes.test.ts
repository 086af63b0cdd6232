import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { workSceneFiles } from '../../scripts/build-work-scenes.ts';
import { PROFILES_KEYS } from './keys.ts';
import { workSceneUrl } from './work-scene.tsx';
import { WORK_SCENES_VERSION } from './work-scenes-version.ts';

const MAX_BYTES = 3 * 1024;
const FOLDER = new URL('../../../../apps/web/public/assets/work-scenes/', import.meta.url);
const fromPackage = (path: string) => new URL(`../../${path}`, import.meta.url);
const scenes = PROFILES_KEYS.map((key) => [key, new URL(`${key}.svg`, FOLDER)] as const);

describe('the drawn workplaces', () => {
  it('are up to date with the drawings', () => {
    for (const [path, text] of workSceneFiles()) {
      expect(existsSync(fromPackage(path)), path).toBe(true);
      expect(readFileSync(fromPackage(path), 'utf8') === text, `${path} is out of date`).toBe(true);
    }
  });

  it('exist exactly for the job profiles and for other work', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(PROFILES_KEYS.map((key) => `${key}.svg`).sort());
    expect(PROFILES_KEYS).toHaveLength(23);
  });

  it('all differ', () => {
    expect(new Set(scenes.map(([, file]) => readFileSync(file, 'utf8'))).size).toBe(scenes.length);
  });

  it.each(scenes)('%s is at most 3 KB compressed', (_key, file) => {
    expect(brotliCompressSync(readFileSync(file)).length).toBeLessThanOrEqual(MAX_BYTES);
  });

  it.each(scenes)('%s is well-formed and has only shapes', (_key, file) => {
    const text = readFileSync(file, 'utf8');
    const tags = [...text.matchAll(/<(\/?)(\w+)([^<>]*?)(\/?)>/g)];
    expect(tags.map(([tag]) => tag).join('')).toBe(text.trim());
    const open: string[] = [];
    for (const [, isEnd, name = '', , isEmpty] of tags) {
      expect(['svg', 'g', 'path', 'rect', 'circle']).toContain(name);
      if (isEnd) expect(open.pop()).toBe(name);
      else if (!isEmpty) open.push(name);
    }
    expect(open).toEqual([]);
    expect(text.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">')).toBe(true);
    expect(text).not.toMatch(/NaN|undefined|\bon\w+=|href|url\(|style|font/);
  });
});

describe('the URL of a drawn workplace', () => {
  it.each(PROFILES_KEYS)('of %s has its file and the version', (key) => {
    expect(workSceneUrl(key)).toBe(`/assets/work-scenes/${key}.svg?${WORK_SCENES_VERSION}`);
  });

  it.each(['', 'astronaut', 'own/halwai', '../cook'])(
    'of the unknown profile "%s" is the general one',
    (profile) => {
      expect(workSceneUrl(profile)).toBe(`/assets/work-scenes/work.svg?${WORK_SCENES_VERSION}`);
    },
  );

  it('has a version of eight hexadecimal digits', () => {
    expect(WORK_SCENES_VERSION).toMatch(/^[0-9a-f]{8}$/);
  });
});

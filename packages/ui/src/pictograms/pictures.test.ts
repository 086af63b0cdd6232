import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pictureFiles } from '../../scripts/build-pictures.ts';
import { PICTURES } from '../../scripts/picture-plan.ts';

const MAX_BYTES = 3 * 1024;
const fromPackage = (path: string) => new URL(`../../${path}`, import.meta.url);

/** Returns the names of pictures in all posts and tips. */
function namedPictures(): string[] {
  return ['blog', 'interview', 'video'].flatMap((folder) => {
    const files = fromPackage(`../content/src/${folder}/`);
    return readdirSync(files).flatMap((file) =>
      [...readFileSync(new URL(file, files), 'utf8').matchAll(/imageKey: '([^']+)'/g)].map(
        ([, key]) => key ?? '',
      ),
    );
  });
}

describe('the pictures of posts and tips', () => {
  it('are up to date with the plan', async () => {
    for (const [path, text] of await pictureFiles()) {
      expect(existsSync(fromPackage(path)), path).toBe(true);
      expect(readFileSync(fromPackage(path), 'utf8') === text, `${path} is out of date`).toBe(true);
    }
  });

  it('exist exactly for the names in the data, with PNG files for posts', () => {
    expect(new Set(namedPictures())).toEqual(new Set(Object.keys(PICTURES)));
    for (const key of Object.keys(PICTURES).filter((name) => name.startsWith('blog-'))) {
      expect(existsSync(fromPackage(`static/icons/pictures/${key}.png`)), key).toBe(true);
    }
  });

  it('are at most 3 KB compressed, and have no text, links or scripts', async () => {
    for (const [path, text] of await pictureFiles()) {
      expect(brotliCompressSync(text).length, path).toBeLessThanOrEqual(MAX_BYTES);
      expect(text, path).not.toMatch(/NaN|undefined|<text|<script|<image|href|font/);
    }
  });

  it('differ, although posts and tips share scenes', async () => {
    const texts = [...(await pictureFiles()).values()];
    expect(new Set(texts).size).toBe(texts.length);
  });
});

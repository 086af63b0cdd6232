import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Manifest } from 'vite';
import { expect, it } from 'vitest';

/** The most that the first view may load, in bytes of scripts and styles as they are sent. */
const BUDGET = 120_000;
const dist = (app: string) => fileURLToPath(new URL(`../../${app}/dist/`, import.meta.url));

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const style of chunk.css ?? []) seen.add(style);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}

function bytesOf(file: string): number {
  const path = dist('desk') + file;
  try {
    return readFileSync(`${path}.br`).length;
  } catch {
    return readFileSync(path).length;
  }
}

it.each(['en', 'hi', 'mr'])('the first view of the hire site in %s is at most 120 kB', (language) => {
  const manifest = readManifest(`${dist('desk')}.vite/manifest.json`);
  const phrases = ['common', 'errors', 'hire-shell', 'hire-start'];
  const isNeeded = (key: string) =>
    key === 'hire.html' ||
    key.endsWith('screens/start/start-screen.tsx') ||
    key.endsWith('i18n/src/import-phrases.ts') ||
    phrases.some((name) => key.endsWith(`i18n/src/${name}/${language}.ts`));
  const files = new Set<string>();
  for (const key of Object.keys(manifest).filter(isNeeded)) filesOf(manifest, key, files);
  const sizes = [...files].map(bytesOf);
  expect(files.size).toBeGreaterThan(phrases.length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
});

it('the build of the seekers’ site has nothing of the hire site', () => {
  const keys = Object.keys(readManifest(`${dist('web')}client/.vite/manifest.json`));
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter((key) => /hire-|partner|apps\/desk|\.\.\/desk/.test(key))).toEqual([]);
});

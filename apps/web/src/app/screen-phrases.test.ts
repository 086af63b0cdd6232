import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { SHELL_NAMESPACES } from './page-state.ts';

const packages = join(import.meta.dirname, '../../../../packages');
const src = join(import.meta.dirname, '..');
const IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)';|^import '([^']+)';/gm;
const DECLARED = /export const namespaces: readonly Namespace\[\] = \[([^\]]*)\]/;

/** Phrases of what appears after a press, by the screens that do not load them before. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  'login-reasons': [
    'company-profile',
    'company-reviews',
    'company-website',
    'job-detail',
    'job-list',
    'map',
    'posted-jobs',
  ],
  offline: ['profile', 'settings'],
  permission: ['notifications'],
  personal: ['register'],
};

function pathOf(from: string, name: string): string | null {
  if (name.startsWith('.')) return join(dirname(from), name);
  const [, rest] = /^@nukkad\/browser\/(.*)/.exec(name) ?? [];
  return rest === undefined ? null : join(packages, 'browser/src', rest);
}

/** Returns the namespaces whose phrases a file and the code that loads with it use. */
function usedBy(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return new Set();
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const own = [...text.matchAll(/\buseT\(\s*'([\w-]+)'/g)].map(([, namespace = '']) => namespace);
  const imported = [...text.matchAll(IMPORT)].flatMap(([, name, bare = '']) => {
    const path = pathOf(file, name ?? bare);
    return path === null ? [] : [...usedBy(path, seen)];
  });
  return new Set([...own, ...imported]);
}

const screens = globSync('screens/**/*.tsx', { cwd: src }).flatMap((file) => {
  const [, list] = DECLARED.exec(readFileSync(join(src, file), 'utf8')) ?? [];
  return list === undefined ? [] : [{ file, list }];
});

it.each(screens)('$file loads the phrases that it shows and no others', ({ file, list }) => {
  const declared = [...list.matchAll(/'([\w-]+)'/g)].map(([, namespace = '']) => namespace);
  const name = relative('screens', dirname(file));
  const later = Object.keys(LATER).filter((namespace) => LATER[namespace]?.includes(name));
  const shell: readonly string[] = SHELL_NAMESPACES;
  const used = [...usedBy(join(src, file))].filter((namespace) => !shell.includes(namespace));
  expect([...declared, ...later].toSorted()).toEqual(used.toSorted());
});

it('finds the screens', () => {
  expect(screens.length).toBeGreaterThan(35);
});

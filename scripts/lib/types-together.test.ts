import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { foldersWithErrors, sharedSources } from './types-together.ts';

const PLAIN = { extends: '../../tsconfig.base.json', include: ['src', 'test'] };

/** A root with one package of these settings and this source. */
function rootWith(config: object, source: string): string {
  const root = mkdtempSync(join(tmpdir(), 'nukkad-types-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'packages/one/src/deep'), { recursive: true });
  writeFileSync(join(root, 'packages/one/tsconfig.json'), JSON.stringify(config));
  writeFileSync(join(root, 'packages/one/src/deep/index.ts'), source);
  return root;
}

describe('a package shares a program with others', () => {
  it('where it has the settings of all', () => {
    const root = rootWith(PLAIN, 'export const one = 1;');
    expect(sharedSources(root, 'packages/one')).toEqual(['../packages/one/src', '../packages/one/test']);
  });

  it.each([
    ['has settings of its own', { ...PLAIN, compilerOptions: { lib: ['dom'] } }, ''],
    ['begins from other settings', { ...PLAIN, extends: '../tsconfig.base.json' }, ''],
    ['adds to the types of a library', PLAIN, "declare module 'fastify' {\n}"],
    ['adds to what is global', PLAIN, 'declare global {\n}'],
  ])('but not where it %s', (_, config, source) => {
    expect(sharedSources(rootWith(config, source), 'packages/one')).toBeUndefined();
  });
});

describe('a mistake in a program of several packages', () => {
  const folders = ['packages/one', 'packages/other'];

  it('is that of the package it is in', () => {
    const output = "packages/one/src/a.ts(1,2): error TS2322: Type 'x'.\n  More of it.\n";
    expect(foldersWithErrors(output, folders)).toEqual(new Set(['packages/one']));
  });

  it.each([
    ['of none of them', 'packages/one-more/src/a.ts(1,2): error TS2322: Type.'],
    ['of the settings', "error TS5083: Cannot read file 'tsconfig.base.json'."],
  ])('leaves all to be checked alone where it is %s', (_, output) => {
    expect(foldersWithErrors(output, folders)).toBeUndefined();
  });
});

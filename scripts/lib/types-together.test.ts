import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { foldersWithErrors, intoPrograms, typedPackage } from './types-together.ts';

const PLAIN = { extends: '../../tsconfig.base.json', include: ['src', 'test'] };
const MANIFEST = { dependencies: { fastify: 'catalog:' }, devDependencies: { vitest: 'catalog:' } };

/** A root with one package of these settings and this source. */
function rootWith(config: object, source: string): string {
  const root = mkdtempSync(join(tmpdir(), 'nukkad-types-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'packages/one/src/deep'), { recursive: true });
  writeFileSync(join(root, 'packages/one/tsconfig.json'), JSON.stringify(config));
  writeFileSync(join(root, 'packages/one/package.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(root, 'packages/one/src/deep/index.ts'), source);
  return root;
}

describe('a package', () => {
  it('shares a program with others where it has the settings of all', () => {
    expect(typedPackage(rootWith(PLAIN, 'export const one = 1;'), 'packages/one')).toEqual({
      include: ['../packages/one/src', '../packages/one/test'],
      addsTo: [],
      dependencies: ['fastify', 'vitest'],
    });
  });

  it('tells whose types it adds to', () => {
    const source = 'declare module \'fastify\' {\n}\ndeclare module "@fastify/jwt" {\n}';
    const { addsTo } = typedPackage(rootWith(PLAIN, source), 'packages/one') ?? {};
    expect(addsTo).toEqual(['fastify', '@fastify/jwt']);
  });

  it.each([
    ['has settings of its own', { ...PLAIN, compilerOptions: { lib: ['dom'] } }, ''],
    ['begins from other settings', { ...PLAIN, extends: '../tsconfig.base.json' }, ''],
    ['declares a kind of file', PLAIN, "declare module '*.css';"],
    ['adds to what is global', PLAIN, 'declare global {\n}'],
  ])('has a program of its own where it %s', (_, config, source) => {
    expect(typedPackage(rootWith(config, source), 'packages/one')).toBeUndefined();
  });
});

describe('programs', () => {
  const typed = (name: string, addsTo: string[], dependencies: string[]) => ({
    name,
    include: [],
    addsTo,
    dependencies,
  });
  const namesOf = (...packages: ReturnType<typeof typed>[]) =>
    intoPrograms(packages).map((program) => program.map(({ name }) => name));

  it('are one where nobody adds to types', () => {
    expect(namesOf(typed('one', [], ['zod']), typed('other', [], ['zod']))).toEqual([['one', 'other']]);
  });

  it('keep from who imports a library what another adds to its types', () => {
    const [api, valkey] = [typed('api', ['fastify'], ['fastify']), typed('valkey', [], ['pino', 'fastify'])];
    const [metrics, zod] = [typed('metrics', [], ['fastify']), typed('domain', [], ['zod'])];
    expect(namesOf(valkey, api, metrics, zod)).toEqual([
      ['api', 'domain'],
      ['valkey', 'metrics'],
    ]);
  });

  it('keep apart who add to the same types', () => {
    expect(namesOf(typed('one', ['x'], []), typed('other', ['x'], []))).toEqual([['one'], ['other']]);
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

import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import zod from 'zod/package.json' with { type: 'json' };
import contract from '../package.json' with { type: 'json' };
import { buildOpenApi } from '../src/openapi.ts';

/**
 * Builds the npm package `@nukkad/client` in a folder, by default `packages/contract/dist/client`: the contract as
 * JavaScript with its types, the OpenAPI document, README.md and package.json. Existing files there are removed.
 *
 * Usage: `node client/build.ts [folder]`
 */
const SOURCE = fileURLToPath(new URL('.', import.meta.url));
const folder = resolve(process.argv[2] ?? join(SOURCE, '../dist/client'));
const output = join(folder, 'dist');
const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));

const manifest = {
  name: '@nukkad/client',
  version: contract.version,
  description: 'Typed client of the Nukkad Jobs API, and its OpenAPI document',
  license: 'MIT',
  type: 'module',
  sideEffects: false,
  files: ['dist', 'README.md'],
  exports: {
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './openapi.json': './dist/openapi.json',
    './package.json': './package.json',
  },
  engines: { node: '>=20' },
  dependencies: { zod: zod.version },
};

/** An import of a TypeScript source. The compiler writes these into inferred types and does not rename them. */
const SOURCE_IMPORT = /((?:from |import\()["']\.{1,2}\/[^"']+)\.ts(["'])/g;

rmSync(folder, { recursive: true, force: true });
execFileSync(process.execPath, [compiler, '-p', SOURCE, '--outDir', output], { stdio: 'inherit' });
for (const name of readdirSync(output, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue;
  const path = join(output, name);
  writeFileSync(path, readFileSync(path, 'utf8').replace(SOURCE_IMPORT, '$1.js$2'));
}
writeFileSync(join(output, 'openapi.json'), `${JSON.stringify(buildOpenApi(), null, 1)}\n`);
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
copyFileSync(join(SOURCE, 'README.md'), join(folder, 'README.md'));

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildOpenApi } from '@nukkad/contract/openapi.ts';

/** `node src/build.ts [folder]`: the contract as JavaScript with its types, and the OpenAPI document, into dist. */
const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const folder = resolve(process.argv[2] ?? join(PACKAGE, 'dist'));
const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));

/** The compiler names our sources in types that it worked out itself; there, they are called what they become. */
const SOURCE = /((?:from |import\()["']\.{1,2}\/[^"']+)\.ts(["'])/g;

rmSync(folder, { recursive: true, force: true });
execFileSync(process.execPath, [compiler, '-p', join(PACKAGE, 'tsconfig.build.json'), '--outDir', folder], {
  stdio: 'inherit',
});
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue;
  const path = join(folder, name);
  writeFileSync(path, readFileSync(path, 'utf8').replace(SOURCE, '$1.js$2'));
}
writeFileSync(join(folder, 'openapi.json'), `${JSON.stringify(buildOpenApi(), null, 1)}\n`);

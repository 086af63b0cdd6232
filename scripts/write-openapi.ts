import { readFileSync, writeFileSync } from 'node:fs';
import { buildOpenApi } from '../packages/contract/src/openapi.ts';

/** Writes docs/openapi.json from the contract; with `--check` only tells whether it is up to date. */
const file = new URL('../docs/openapi.json', import.meta.url);
const text = `${JSON.stringify(buildOpenApi(), null, 1)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
  console.log(`docs/openapi.json: ${text.length} characters`);
} else if (readFileSync(file, 'utf8') === text) {
  console.log('docs/openapi.json is up to date');
} else {
  console.error('docs/openapi.json differs from the contract: run `pnpm openapi`');
  process.exitCode = 1;
}

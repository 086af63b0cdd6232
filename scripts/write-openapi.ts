import { readFileSync, writeFileSync } from 'node:fs';
import { buildOpenApi } from '../packages/contract/src/openapi.ts';
import { chatEventsDocument } from '../packages/contract/src/realtime/events-document.ts';

/** Writes what docs/ says of the contract; with `--check` only tells whether it is up to date. */
const DOCUMENTS = {
  'docs/openapi.json': `${JSON.stringify(buildOpenApi(), null, 1)}\n`,
  'docs/chat-events.md': chatEventsDocument(),
};

for (const [path, text] of Object.entries(DOCUMENTS)) {
  const file = new URL(`../${path}`, import.meta.url);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
    console.log(`${path}: ${text.length} characters`);
  } else if (readFileSync(file, 'utf8') === text) {
    console.log(`${path} is up to date`);
  } else {
    console.error(`${path} differs from the contract: run \`pnpm openapi\``);
    process.exitCode = 1;
  }
}

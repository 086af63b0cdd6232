// Generates the database client, unless the existing one belongs to the current schema. Used by Turbo's task
// `generate`.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureGenerated } from './lib/install.mjs';
import { reportFailure } from './lib/steps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const node = process.execPath;
try {
  console.log(await ensureGenerated(root, { bin: dirname(node), node }));
} catch (error) {
  reportFailure(error);
}

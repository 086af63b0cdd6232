// Run while an image is built: `node docker/compile.mjs <entry> …`. Starts each server without settings. The server loads
// all of its modules, then ends because settings are missing, and Node stores the compiled modules in NODE_COMPILE_CACHE.
// Node uses them only for the same user and the same options of Node.
import { spawnSync } from 'node:child_process';

const { NODE_COMPILE_CACHE, NODE_ENV, NODE_OPTIONS } = process.env;
if (!NODE_COMPILE_CACHE) throw new Error('NODE_COMPILE_CACHE is missing');
const entries = process.argv.slice(2);
if (entries.length === 0) throw new Error('compile.mjs <entry> …');
for (const entry of entries) {
  const env = { NODE_COMPILE_CACHE, NODE_ENV, NODE_OPTIONS };
  const { stderr } = spawnSync(process.execPath, [entry], { env, encoding: 'utf8' });
  if (!/ settings: .* is missing/.test(stderr)) throw new Error(`${entry} did not load:\n${stderr}`);
}

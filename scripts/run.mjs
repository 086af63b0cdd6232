// The only file that must run on any Node from 20 on, before anything is installed: it fetches the pinned
// toolchain, installs the packages, generates the database client, puts the hooks into the checkout and hands over to
// a script on Node 24: `node scripts/run.mjs measure-memory`, or a path from the root that ends in .ts.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { handOver } from './lib/hand-over.mjs';
import { ensureHooks } from './lib/hooks.mjs';
import { ensureGenerated, ensureInstalled } from './lib/install.mjs';
import { reportFailure, step, UserFacingError } from './lib/steps.mjs';
import { ensureToolchain, withToolchain } from './lib/toolchain.mjs';

const OLDEST_NODE = 20;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [script = 'start', ...args] = process.argv.slice(2);
/** `npm start` and `npm test` show what they prepare; the output of other scripts is theirs alone. */
const isShown = script === 'start' || script === 'test';
/** A name is a script of this folder, a path is from the root. */
const file = script.endsWith('.ts') ? script : join('scripts', `${script}.ts`);
const failures = new URL('lib/short-failures.mjs', import.meta.url).href;

/** @param {string} name @param {() => Promise<string | undefined | void>} work */
async function prepared(name, work) {
  if (isShown) await step(name, work);
  else await work();
}

async function prepare() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    const why = `Node ${OLDEST_NODE} or newer is needed to begin; this is ${process.versions.node}.`;
    throw new UserFacingError(`${why} Take one from https://nodejs.org or your system's packages.`);
  }
  /** @type {Awaited<ReturnType<typeof ensureToolchain>> | undefined} */
  let toolchain;
  await prepared('Toolchain', async () => {
    toolchain = await ensureToolchain(root);
    return toolchain.note;
  });
  const ready = /** @type {NonNullable<typeof toolchain>} */ (toolchain);
  await prepared('Packages', () => ensureInstalled(root, ready));
  await prepared('Database client', () => ensureGenerated(root, ready));
  if (isShown) await step('Git hooks', () => ensureHooks(root, ready));
  return ready;
}

const startedAt = Date.now();
try {
  const { node, bin } = await prepare();
  const env = { ...withToolchain(bin), NUKKAD_STARTED_AT: String(startedAt) };
  handOver(node, ['--import', failures, join(root, file), ...args], { cwd: root, env });
} catch (error) {
  reportFailure(error);
}

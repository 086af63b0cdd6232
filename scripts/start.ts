import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareDatabase } from './lib/database.ts';
import { Home } from './lib/home.ts';
import { ensureHooks } from './lib/hooks.mjs';
import { endCommands, ensureGenerated, ensureInstalled } from './lib/install.mjs';
import { assertPortFree } from './lib/ports.ts';
import { ensureSecrets } from './lib/secrets.ts';
import { hireOrigin, startServers } from './lib/servers.ts';
import { Stack } from './lib/stack.ts';
import { readStartOptions, type StartOptions, USAGE } from './lib/start-options.ts';
import { duration, reportFailure, step } from './lib/steps.mjs';
import { pinnedToolchain } from './lib/toolchain.mjs';
import { buildWeb } from './lib/web-build.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stack = new Stack();

function greet(options: StartOptions): void {
  const { origin } = options;
  const took = Date.now() - Number(process.env.NUKKAD_STARTED_AT ?? Date.now());
  console.log(`
  Nukkad Jobs is up at ${origin}   (${duration(took)})

  Sign in      ${origin}/register with any mobile number, such as 9876543210
               ("Continue with Google" offers ready seekers of this machine)
  Companies    ${hireOrigin(options)} and 9000000001, who owns a company with applicants
  Codes        ${origin}/api/dev/outbox shows the codes that a phone would get by SMS
  API          ${origin}/api/docs
  End          Ctrl-C
`);
}

/** Stops everything on the first signal, and kills it on the second. */
function endOnSignals(): void {
  const end = (): void => {
    if (stack.stopping) {
      stack.kill();
      return;
    }
    console.log('\n  Ending …');
    process.exitCode = 0;
    endCommands();
    void stack.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  process.on('disconnect', end);
  process.channel?.unref();
}

/** Installs the packages that scripts/run.mjs has left out, so that the database is created meanwhile. */
async function installPackages(): Promise<void> {
  if (process.env.NUKKAD_INSTALL === undefined) return;
  const toolchain = pinnedToolchain(root);
  await step('Packages', () => ensureInstalled(root, toolchain, true));
  await step('Git hooks', () => ensureHooks(root, toolchain));
}

/** Starts everything that needs only the packages. A failure is reported where the promise is awaited. */
function prepareSources({ dev }: StartOptions) {
  const installed = installPackages();
  const generated = installed.then(async () => {
    if (process.env.NUKKAD_INSTALL !== undefined)
      await step('Database client', () => ensureGenerated(root, pinnedToolchain(root)));
  });
  // In development, the web server reads the sources itself.
  const built = installed.then(() => (dev ? undefined : step('Web app', () => buildWeb(root))));
  for (const promise of [installed, generated, built]) promise.catch(() => undefined);
  return { generated, built };
}

async function run(options: StartOptions, home: Home): Promise<void> {
  const { generated, built } = prepareSources(options);
  const databaseUrl = await prepareDatabase({ options, home, stack, generated });
  await built;
  if (stack.stopping) return;
  const secrets = ensureSecrets(home.file('secrets.json'));
  await startServers({ options, home, stack, secrets, databaseUrl });
  greet(options);
  const { service, how } = await stack.firstToEnd();
  if (!stack.stopping) throw service.crash(how);
}

async function main(): Promise<void> {
  if (process.argv.includes('--help')) return console.log(USAGE);
  const options = readStartOptions(root, process.argv.slice(2), process.env);
  const home = new Home(options);
  await assertPortFree(options.port, options.host);
  home.take(options.fresh);
  endOnSignals();
  try {
    await run(options, home);
  } catch (error) {
    if (!stack.stopping) reportFailure(home.diskProblem(error) ?? error);
  } finally {
    endCommands();
    await stack.stop();
    home.release();
  }
}

try {
  await main();
} catch (error) {
  reportFailure(error);
}
process.exit();

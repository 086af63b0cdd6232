import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { fontEnvironment } from './font-set.ts';
import { headlessShell } from './headless-shell.ts';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/** Nothing but the page under test may use the network or the machine's time. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-features=Translate,OptimizationHints,MediaRouter',
];

export interface BrowserProgram {
  executablePath: string;
  args: string[];
}

/** The browser of the npm package, unpacked with the libraries that a bare system lacks. */
async function packagedBrowser(): Promise<BrowserProgram> {
  // The package adds its libraries only where it takes the system for that of a cloud function.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  packaged.setGraphicsMode = false;
  return { executablePath: await packaged.executablePath(), args: ['--no-sandbox', '--no-zygote'] };
}

/** The sandbox needs a user of its own, which root has not. */
const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** The browser to drive: NUKKAD_CHROMIUM, one that the system has installed, or the one of the npm package. */
export async function findChromium(): Promise<BrowserProgram> {
  const named = process.env.NUKKAD_CHROMIUM;
  const executablePath = named ?? INSTALLED.find((path) => existsSync(path));
  return executablePath === undefined ? packagedBrowser() : { executablePath, args: SANDBOX };
}

/**
 * What shows pages in tests: the headless shell, beside a browser that the system has installed (which brings the libraries
 * and fonts), unless NUKKAD_CHROMIUM names another; else that which `findChromium` answers.
 */
export async function findPageBrowser(): Promise<BrowserProgram> {
  const isInstalled = INSTALLED.some((path) => existsSync(path));
  const shell = isInstalled && !process.env.NUKKAD_CHROMIUM ? await headlessShell() : undefined;
  return shell === undefined ? findChromium() : { executablePath: shell, args: ['--no-zygote', ...SANDBOX] };
}

function launch({ executablePath, args }: BrowserProgram): Promise<Browser> {
  const env = { ...process.env, ...fontEnvironment() };
  return chromium.launch({ executablePath, args: [...args, ...QUIET], headless: true, env });
}

/** Opens a headless browser with all that belongs to one, such as notifications; the caller closes it. */
export async function openBrowser(): Promise<Browser> {
  return launch(await findChromium());
}

/** Opens a headless browser that shows pages and does no more, for much less; the caller closes it. */
export async function openPageBrowser(): Promise<Browser> {
  return launch(await findPageBrowser());
}

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

/** Flags that disable background work of the browser, so that only the page under test uses network and CPU. */
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

/** Returns the browser of the npm package, with the libraries that a minimal system lacks. */
async function packagedBrowser(): Promise<BrowserProgram> {
  // The package unpacks its libraries only if it detects AWS Lambda.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  packaged.setGraphicsMode = false;
  return { executablePath: await packaged.executablePath(), args: ['--no-sandbox', '--no-zygote'] };
}

/** Disables Chromium's sandbox for root, for whom it does not work. */
const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Returns the browser for tests: NUKKAD_CHROMIUM, an installed one, or the one of the npm package. */
export async function findChromium(): Promise<BrowserProgram> {
  const named = process.env.NUKKAD_CHROMIUM;
  const executablePath = named ?? INSTALLED.find((path) => existsSync(path));
  return executablePath === undefined ? packagedBrowser() : { executablePath, args: SANDBOX };
}

/**
 * Returns a browser that only renders pages: the headless shell, if a browser is installed whose libraries and fonts
 * it can use. If not, or if NUKKAD_CHROMIUM is set, it returns the same as `findChromium`.
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

/** Opens a full headless browser, with features such as notifications. The caller closes it. */
export async function openBrowser(): Promise<Browser> {
  return launch(await findChromium());
}

/** Opens a headless browser that only renders pages, which costs much less CPU. The caller closes it. */
export async function openPageBrowser(): Promise<Browser> {
  return launch(await findPageBrowser());
}

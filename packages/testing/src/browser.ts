import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

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

/** The browser to drive: NUKKAD_CHROMIUM, one that the system has installed, or the one of the npm package. */
export async function findChromium(): Promise<BrowserProgram> {
  const named = process.env.NUKKAD_CHROMIUM;
  const executablePath = named ?? INSTALLED.find((path) => existsSync(path));
  if (executablePath === undefined) return packagedBrowser();
  // The sandbox needs a user of its own, which root has not.
  return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] };
}

/** Opens a headless browser; the caller closes it. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, args } = await findChromium();
  return chromium.launch({ executablePath, args: [...args, ...QUIET], headless: true });
}

// Prints what a first visit downloads before it can be used, compressed, against the budget. The server must run:
// node scripts/measure-first-view.ts [address] [--list]
import { openBrowser } from '@nukkad/testing/browser.ts';
import { addAnswer, BUDGET, type FirstView, newFirstView, overBudget } from './lib/first-view.ts';

const PATHS = ['/', '/joblist'];
const args = process.argv.slice(2);
const origin = args.find((arg) => !arg.startsWith('--')) ?? 'http://localhost:3000';
const browser = await openBrowser();

/** Opens an address in a browser that has never been here and adds up what comes over the wire. */
async function measure(path: string): Promise<{ view: FirstView; jobLink: string | null }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const view = newFirstView();
  const kinds = new Map<string, { kind: string; url: string }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, { kind: type, url: response.url });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = kinds.get(requestId);
    if (answer) addAnswer(view, answer.kind, answer.url, encodedDataLength);
  });
  await session.send('Network.enable');
  const answer = await page.goto(new URL(path, origin).href, { waitUntil: 'networkidle' });
  if (!answer?.ok()) throw new Error(`${path} answers ${answer?.status()}`);
  const jobLink = await page
    .locator('a[href^="/jobs?"]')
    .first()
    .getAttribute('href')
    .catch(() => null);
  await context.close();
  return { view, jobLink };
}

function print(path: string, view: FirstView): void {
  const parts = Object.entries(view.bytes).map(([kind, bytes]) => `${kind} ${(bytes / 1024).toFixed(1)} KiB`);
  console.log(`${path.slice(0, 40).padEnd(42)} ${parts.join('   ')}`);
  for (const problem of overBudget(view)) {
    console.log(`  OVER BUDGET: ${problem}`);
    process.exitCode = 1;
  }
  if (args.includes('--list')) for (const line of view.list) console.log(`  ${line}`);
}

try {
  const limits = Object.entries(BUDGET).map(([kind, limit]) => `${kind} ${limit / 1024} KiB`);
  console.log(`First view of ${origin}, compressed; the budget: ${limits.join(', ')}\n`);
  let job: string | null = null;
  for (const path of PATHS) {
    const { view, jobLink } = await measure(path);
    print(path, view);
    job ??= jobLink;
  }
  if (job) print(job, (await measure(job)).view);
} finally {
  await browser.close();
}

// Prints the compressed size of the first view of each public page, and its budget. The server must run:
// npm run measure:first-view -- [address] [--list] [--language=hi]
import { openBrowser } from '@nukkad/testing/browser.ts';
import { BUDGET, biggest, costs, inKb, overBudget } from '@nukkad/testing/first-view/first-view.ts';
import { type FirstView, measureFirstView } from '@nukkad/testing/first-view/measure-first-view.ts';
import { publicPaths } from '@nukkad/testing/first-view/public-paths.ts';
import { siteAddress } from '../lib/site-address.ts';

const args = process.argv.slice(2);
const origin = await siteAddress(args.find((arg) => !arg.startsWith('--')));
const language = args.find((arg) => arg.startsWith('--language='))?.slice('--language='.length);

function print(path: string, { files, faults }: FirstView): void {
  const parts = Object.entries(costs(files)).map(([kind, bytes]) => `${kind} ${inKb(bytes)}`);
  console.log(`${path.slice(0, 40).padEnd(42)} ${parts.join('   ')}`);
  for (const problem of [...overBudget(files), ...faults]) {
    console.log(`  PROBLEM: ${problem}`);
    process.exitCode = 1;
  }
  if (!args.includes('--list')) return;
  for (const kind of ['js', 'css', 'data'] as const)
    for (const line of biggest(files, kind, files.length)) console.log(`  ${line}`);
}

const browser = await openBrowser();
try {
  const limits = Object.entries(BUDGET).map(([kind, limit]) => `${kind} ${inKb(limit)}`);
  console.log(`First view of ${origin}, compressed; the budget: ${limits.join(', ')}\n`);
  for (const path of await publicPaths(origin))
    print(path, await measureFirstView(browser, origin + path, language));
} finally {
  await browser.close();
}

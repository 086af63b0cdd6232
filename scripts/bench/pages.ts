// Measures on a slow phone how fast pages of a running `npm start` are painted, compared with copies without script, and how fast they
// answer taps: npm run measure:pages -- [address]
import { openBrowser } from '@nukkad/testing/browser.ts';
import { publicPaths } from '@nukkad/testing/first-view/public-paths.ts';
import { siteAddress } from '../lib/site-address.ts';
import { measurePage, measureStatic } from './pages/measure-page.ts';
import { measureTap, type TapTime } from './pages/measure-tap.ts';
import type { Browser } from './pages/slow-phone.ts';

const site = await siteAddress(process.argv[2]);
/**
 * Maximum ratios of the time of the largest paint: a page to its copy without scripts, and a page offline to the page
 * online.
 */
const [LARGEST_RATIO, OFFLINE_RATIO] = [1.1, 1.5];
/** Maximum milliseconds from the navigation to the answer of a tap at first paint. */
const FIRST_ANSWER_MS = 2000;
/** Maximum milliseconds from any later tap to its answer, and of the longest interaction (INP). */
const ANSWER_MS = 200;
const TAP_TIMES: readonly TapTime[] = ['first paint', '2 s', 'hydrated'];

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`.padStart(9);
const whole = (milliseconds: number) => `${Math.round(milliseconds)} ms`.padStart(9);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`.padStart(10);

function report(problem: string): void {
  console.log(`  OVER: ${problem}`);
  process.exitCode = 1;
}

async function comparePaints(browser: Browser, path: string): Promise<void> {
  const copy = await measureStatic(browser, site, path);
  const page = await measurePage(browser, site, path);
  const line = (name: string, { first, largest }: typeof copy.paints, bytes = '') =>
    console.log(`  ${name.padEnd(22)}${seconds(first)}${seconds(largest)}${bytes}`);
  console.log(`\n${path.slice(0, 60)}\n${' '.repeat(24)}    first  largest     bytes`);
  line('without script', copy.paints, kilobytes(copy.bytes));
  line('first visit', page.paints, kilobytes(page.bytes));
  line('second visit', page.again.paints, kilobytes(page.again.all));
  line('without a line', page.offline);
  const ratio = page.paints.largest / copy.paints.largest;
  console.log(`  largest paint: ${ratio.toFixed(2)} times that without script`);
  if (ratio > LARGEST_RATIO) report(`largest paint ${ratio.toFixed(2)} times that without script`);
  if (page.again.script > 0) report(`${kilobytes(page.again.script).trim()} of script on the second visit`);
  const gone = page.offline.largest / page.paints.largest;
  if (gone > OFFLINE_RATIO) report(`without a line ${gone.toFixed(2)} times as long as with one`);
}

async function measureTaps(browser: Browser, path: string, controls: readonly string[]): Promise<void> {
  console.log('  tap                                            answered    delay      INP');
  for (const control of controls)
    for (const time of TAP_TIMES) {
      const { answered, delay, interaction } = await measureTap(browser, site + path, control, time);
      const name = `${control} at ${time}`;
      console.log(
        `    ${name.padEnd(44)}${seconds(answered)}${whole(delay)}${interaction === 0 ? '  < 16 ms' : whole(interaction)}`,
      );
      const isFirst = time === 'first paint';
      if (isFirst && answered > FIRST_ANSWER_MS)
        report(`answered ${whole(answered).trim()} after the navigation`);
      if (!isFirst && delay > ANSWER_MS) report(`answered ${whole(delay).trim()} after the tap`);
      if (interaction > ANSWER_MS) report(`an interaction of ${whole(interaction).trim()}`);
    }
}

const browser = await openBrowser();
try {
  const [home = '/', list = '/joblist', job = ''] = await publicPaths(site);
  const pages: readonly (readonly [path: string, controls: readonly string[]])[] = [
    [home, ['#hero-city']],
    [list, ['.job-list-bar__city', '.job-list-bar__filters']],
    [job, ['.job-head__actions [commandfor]']],
  ];
  for (const [path, controls] of pages) {
    await comparePaints(browser, path);
    await measureTaps(browser, path, controls);
  }
} finally {
  await browser.close();
}

// Measures how fast pages of a running `npm start` are painted on a slow phone, compared with copies without script:
// npm run measure:pages -- [address]
import { openBrowser } from '@nukkad/testing/browser.ts';
import { publicPaths } from '@nukkad/testing/first-view/public-paths.ts';
import { siteAddress } from '../lib/site-address.ts';
import { measureAnswer, measurePage, measureStatic } from './pages/measure-page.ts';
import type { Browser } from './pages/slow-phone.ts';

const site = await siteAddress(process.argv[2]);
/**
 * Maximum ratios of the time of the largest paint: a page to its copy without scripts, and a page offline to the page
 * online.
 */
const [LARGEST_RATIO, OFFLINE_RATIO] = [1.2, 1.5];

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`.padStart(9);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`.padStart(10);

function report(problem: string): void {
  console.log(`  OVER: ${problem}`);
  process.exitCode = 1;
}

async function compare(browser: Browser, path: string, control: string): Promise<void> {
  const copy = await measureStatic(browser, site, path);
  const page = await measurePage(browser, site, path);
  const answered = await measureAnswer(browser, site + path, control);
  const line = (name: string, { first, largest }: typeof copy.paints, ...rest: string[]) =>
    console.log(`  ${name.padEnd(22)}${seconds(first)}${seconds(largest)}${rest.join('')}`);
  console.log(`\n${path.slice(0, 60)}\n${' '.repeat(24)}    first  largest  answers     bytes`);
  line('without script', copy.paints, ' '.repeat(9), kilobytes(copy.bytes));
  line('first visit', page.paints, seconds(answered), kilobytes(page.bytes));
  line('second visit', page.again.paints, ' '.repeat(9), kilobytes(page.again.all));
  line('without a line', page.offline);
  const ratio = page.paints.largest / copy.paints.largest;
  if (ratio > LARGEST_RATIO) report(`largest paint ${ratio.toFixed(2)} times that without script`);
  if (page.again.script > 0) report(`${kilobytes(page.again.script).trim()} of script on the second visit`);
  const gone = page.offline.largest / page.paints.largest;
  if (gone > OFFLINE_RATIO) report(`without a line ${gone.toFixed(2)} times as long as with one`);
}

const browser = await openBrowser();
try {
  const [home = '/', list = '/joblist', job = ''] = await publicPaths(site);
  await compare(browser, home, '[aria-labelledby="hero-where hero-city"]');
  await compare(browser, list, '.job-list-bar__filters');
  await compare(browser, job, '.job-head__row button');
} finally {
  await browser.close();
}

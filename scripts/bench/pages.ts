// Measures on a slow phone how fast pages of a running `npm start` are painted, compared with copies without script, and how fast they
// answer taps: npm run measure:pages -- [address] [--pages job] [--only taps]
import { openBrowser } from '@nukkad/testing/browser.ts';
import { siteAddress } from '../lib/site-address.ts';
import { paintRows, type Row, rowText, tapRows } from './pages/limits.ts';
import { machineText, QUIET_SHARE, watchMachine } from './pages/machine.ts';
import { measurePage } from './pages/measure-page.ts';
import { measureFirstTap, measureLaterTaps, type Tap } from './pages/measure-tap.ts';
import { type Options, readOptions } from './pages/options.ts';
import { type PageToMeasure, pagesToMeasure } from './pages/pages-to-measure.ts';
import type { Browser } from './pages/slow-phone.ts';

const options = readOptions(process.argv.slice(2));
let over = 0;
let busiest = 0;

function print(rows: readonly Row[]): void {
  for (const row of rows) {
    console.log(rowText(row));
    if (!row.isWithin) over += 1;
  }
}

/** Returns the tap in the middle of all repetitions, by its delay. */
function medianTap(taps: readonly Tap[]): Tap | undefined {
  return taps.toSorted((a, b) => a.answered - b.answered)[Math.floor((taps.length - 1) / 2)];
}

async function measureTaps(browser: Browser, page: PageToMeasure, { repeat }: Options): Promise<void> {
  for (const control of Object.keys(page.controls))
    for (const time of ['first paint', '2 s'] as const) {
      const taps: Tap[] = [];
      for (let round = 0; round < repeat; round += 1) {
        const tap = await measureFirstTap(browser, page, control, time);
        if (tap) taps.push(tap);
      }
      const median = medianTap(taps);
      if (median) print(tapRows(median));
      else console.log(`    ${control} is not on this page`);
      if (!median) break;
    }
  for (const tap of await measureLaterTaps(browser, page)) print(tapRows(tap));
}

async function measureAll(browser: Browser, pages: readonly PageToMeasure[]): Promise<void> {
  for (const page of pages) {
    const share = await watchMachine();
    busiest = Math.max(busiest, share);
    console.log(`\n${page.name}  ${decodeURIComponent(page.path).slice(0, 60)}  (${machineText(share)})`);
    if (options.hasPaints) print(paintRows(await measurePage(browser, page)));
    if (options.hasTaps) await measureTaps(browser, page, options);
  }
}

const startedAt = performance.now();
const site = await siteAddress(options.address);
const pages = await pagesToMeasure(site, options.pages, options.language);
const browser = await openBrowser();
const limit = setTimeout(() => {
  console.log(
    `\nNOT COMPLETE: ended after ${options.limit / 60_000} minutes. Measure fewer pages with --pages.`,
  );
  process.exit(1);
}, options.limit);
try {
  await measureAll(browser, pages);
} finally {
  clearTimeout(limit);
  await browser.close();
}
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
console.log(`\n${over === 0 ? 'All within the limits' : `${over} over the limits`}, in ${minutes} minutes.`);
if (busiest > QUIET_SHARE)
  console.log(
    `The machine was busy with other work (up to ${Math.round(busiest * 100)} %): times are upper bounds.`,
  );
if (over > 0) process.exitCode = 1;

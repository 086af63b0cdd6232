// Takes a picture of every screen in three languages, light and dark, at four widths, on a seeded stack of its own:
// pnpm screens -- --only map,profile
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from '@nukkad/testing/browser.ts';
import { startStack } from '@nukkad/testing/stack.ts';
import { indexPage, type Picture } from './index-page.ts';
import { openViewers, openWhole, type Page, seededAddresses } from './open-screens.ts';
import { chosenScreens, type PicturedScreen } from './screen-list.ts';
import { readTakeOptions, type TakeOptions } from './take-options.ts';

const JOBS = 4000;
const HEIGHTS: Record<number, number> = { 320: 640, 360: 780, 768: 1024, 1366: 860 };
/** A list of jobs is long: what is below is more of the same. */
const HEIGHT_MAX = 4000;

function filled(path: string, addresses: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/, (_, name: string) => addresses[name] ?? '/');
}

async function shoot(page: Page, file: string, isFirstView: boolean): Promise<void> {
  if (isFirstView) return void (await page.screenshot({ path: file, type: 'png' }));
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  const width = page.viewportSize()?.width ?? 0;
  const clip = { x: 0, y: 0, width, height: Math.min(height, HEIGHT_MAX) };
  await page.screenshot({ path: file, fullPage: true, clip, type: 'png' });
}

/** All pictures of one screen in one language: loaded once, then seen in each width and theme. */
async function take(
  page: Page,
  { screen, address, language }: { screen: PicturedScreen; address: string; language: string },
  { widths, themes, isFirstView, to }: TakeOptions,
): Promise<Picture[]> {
  const taken: Picture[] = [];
  await page.context().addCookies([{ name: 'nukkad_language', value: language, url: address }]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 });
    // A width may load what another has no need of.
    await openWhole(page, address);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      const file = `${screen.name}-${language}-${theme}-${width}.png`;
      await shoot(page, join(to, file), isFirstView);
      taken.push({ screen: screen.name, language, theme, width, file });
    }
  }
  return taken;
}

async function takeAll(origin: string, options: TakeOptions): Promise<Picture[]> {
  const screens = chosenScreens(options.only);
  const browser = await openBrowser();
  const pictures: Picture[] = [];
  try {
    const addresses = await seededAddresses(origin);
    const viewers = await openViewers(browser, origin, new Set(screens.map(({ viewer }) => viewer)));
    for (const screen of screens) {
      const page = viewers.get(screen.viewer);
      if (!page) continue;
      const address = origin + filled(screen.path, addresses);
      for (const language of options.languages)
        pictures.push(...(await take(page, { screen, address, language }, options)));
      console.log(`  ${screen.name}`);
    }
  } finally {
    await browser.close();
  }
  return pictures;
}

const options = readTakeOptions(process.argv.slice(2));
await mkdir(options.to, { recursive: true });
const stack = options.at ? null : await startStack({ jobs: JOBS });
try {
  const pictures = await takeAll(options.at ?? stack?.origin ?? '', options);
  await writeFile(join(options.to, 'index.html'), indexPage(pictures));
  console.log(`\n${pictures.length} pictures: ${join(options.to, 'index.html')}`);
} finally {
  await stack?.stop();
}

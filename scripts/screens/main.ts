// `pnpm screens -- --only map,profile` takes pictures of screens in three languages, light and dark, at four widths,
// on a seeded stack of its own. `--axe` reports accessibility faults; `--tree` writes the accessibility tree.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accessibilityFaults } from '@nukkad/testing/accessibility.ts';
import { openBrowser } from '@nukkad/testing/browser.ts';
import { startStack } from '@nukkad/testing/stack.ts';
import { siteAddress } from '../lib/site-address.ts';
import { accessibilityTree } from './accessibility-tree.ts';
import { indexPage, type Picture } from './index-page.ts';
import {
  memberAddresses,
  openViewers,
  openWhole,
  type Page,
  readIn,
  seededAddresses,
  type Viewer,
} from './open-screens.ts';
import { chosenScreens, type PicturedScreen } from './screen-list.ts';
import { readTakeOptions, type TakeOptions } from './take-options.ts';

const JOBS = 4000;
const HEIGHTS: Record<number, number> = { 320: 640, 360: 780, 768: 1024, 1366: 860 };
/** Maximum height of a picture in pixels. Below it, a list of jobs only repeats itself. */
const HEIGHT_MAX = 4000;

function filled(path: string, addresses: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/, (_, name: string) => addresses[name] ?? '/');
}

async function shoot(page: Page, file: string, isFirstView: boolean): Promise<void> {
  if (isFirstView) return void (await page.screenshot({ path: file, type: 'png', animations: 'disabled' }));
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  const width = page.viewportSize()?.width ?? 0;
  const clip = { x: 0, y: 0, width, height: Math.min(height, HEIGHT_MAX) };
  await page.screenshot({ path: file, fullPage: true, clip, type: 'png', animations: 'disabled' });
}

/** The pictures taken, and the faults found. */
interface Taken {
  readonly pictures: Picture[];
  readonly faults: string[];
}

interface Shown {
  readonly screen: PicturedScreen;
  readonly viewer: Viewer;
  readonly address: string;
  readonly language: string;
}

/** Takes all pictures of one screen in one language. It loads the screen for each width and switches themes. */
async function take(shown: Shown, options: TakeOptions, { pictures, faults }: Taken) {
  const { screen, viewer, address, language } = shown;
  const { page } = viewer;
  const { widths, themes, isFirstView, isChecked, isTreeWritten, to } = options;
  await readIn(viewer, language);
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 });
    // Each width may load different parts.
    await openWhole(page, address);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      const name = `${screen.name}-${language}-${theme}-${width}`;
      await shoot(page, join(to, `${name}.png`), isFirstView);
      pictures.push({ screen: screen.name, language, theme, width, file: `${name}.png` });
      if (isTreeWritten) await writeFile(join(to, `${name}.txt`), await accessibilityTree(page));
      const found = isChecked ? await accessibilityFaults(page) : [];
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
  }
}

async function takeAll(origin: string, options: TakeOptions): Promise<Taken> {
  const screens = chosenScreens(options.only);
  const browser = await openBrowser();
  const taken: Taken = { pictures: [], faults: [] };
  try {
    const viewers = await openViewers(browser, origin, new Set(screens.map(({ viewer }) => viewer)));
    const member = viewers.get('member');
    const addresses = {
      ...(await seededAddresses(origin)),
      ...(member && (await memberAddresses(member))),
    };
    for (const screen of screens) {
      const viewer = viewers.get(screen.viewer);
      if (!viewer) continue;
      const address = viewer.site + filled(screen.path, addresses);
      for (const language of options.languages)
        await take({ screen, viewer, address, language }, options, taken);
      console.log(`  ${screen.name}`);
    }
  } finally {
    await browser.close();
  }
  return taken;
}

const options = readTakeOptions(process.argv.slice(2));
const at = options.at && (await siteAddress(options.at));
await mkdir(options.to, { recursive: true });
const stack = at ? null : await startStack({ jobs: JOBS });
try {
  const { pictures, faults } = await takeAll(at ?? stack?.origin ?? '', options);
  await writeFile(join(options.to, 'index.html'), indexPage(pictures));
  console.log(`\n${pictures.length} pictures: ${join(options.to, 'index.html')}`);
  if (options.isChecked) console.log(`${faults.length} faults of accessibility\n${faults.join('\n')}`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await stack?.stop();
}

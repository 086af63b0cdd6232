import { readFileSync } from 'node:fs';
import { PdfDrawer } from '@nukkad/core/files/thumbnails/pdf-drawer.ts';

/**
 * Run by a test as a separate process. Draws the named files concurrently, and prints the result of each and the
 * memory used.
 */
const [ordinary = '', ...files] = process.argv.slice(2);
const drawer = new PdfDrawer();
const peakMegabytes = () => Math.round(process.resourceUsage().maxRSS / 1024);
await drawer.draw(readFileSync(ordinary));
const before = peakMegabytes();
const outcomes = await Promise.all(
  files.map((file) =>
    drawer.draw(readFileSync(file)).then(
      () => 'drawn',
      (error: Error) => error.message,
    ),
  ),
);
await drawer.end();
console.log(
  JSON.stringify({ outcomes, threadsStarted: drawer.threadsStarted, grownBy: peakMegabytes() - before }),
);

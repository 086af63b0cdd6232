import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Each page load compiles it anew: the minified file is less than half of `axe.source`. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Where a marker lies on the map is its meaning: it cannot be moved or enlarged (WCAG 2.5.8, essential). The list of the
 * same jobs stands beside it.
 */
const CONTEXT = { exclude: [['.leaflet-marker-pane']] };

/** Of what passes one example is enough: naming every element of it took most of the time. */
const OPTIONS = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
} satisfies axe.RunOptions;

/** What axe finds wrong on the screen now shown: the rule, and where. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ context, options }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(context, options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    { context: CONTEXT, options: OPTIONS },
  );
}

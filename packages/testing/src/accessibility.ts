/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

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
      // A bar that stays while the page scrolls covers part of whatever is under it at the moment: scrolled out from
      // under it, a target has its whole size.
      for (const violation of violations.filter(({ id }) => id === 'target-size')) {
        const { nodes } = violation;
        violation.nodes = [];
        for (const node of nodes) {
          const selector = String(node.target[0]);
          document.querySelector(selector)?.scrollIntoView({ block: 'center' });
          const again = await axe.run(selector, { runOnly: ['target-size'], resultTypes: ['violations'] });
          if (again.violations.length > 0) violation.nodes.push(node);
        }
      }
      return violations
        .filter(({ nodes }) => nodes.length > 0)
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { context: CONTEXT, options: OPTIONS },
  );
}

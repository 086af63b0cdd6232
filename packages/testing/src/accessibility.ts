/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

/** Source of axe, minified because each page load compiles it and it is less than half of `axe.source`. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Map markers are excluded, because their position is essential (WCAG 2.5.8): they cannot be moved or enlarged. The
 * same jobs are in a list next to the map.
 */
const CONTEXT = { exclude: [['.leaflet-marker-pane']] };

/** Only violations list all elements. Listing those that pass took most of the time. */
const OPTIONS = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
} satisfies axe.RunOptions;

/** Runs axe on the current screen. Returns the violated rules, each with its elements. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ context, options }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(context, options);
      // A sticky bar can cover part of a target, which then seems too small. Such targets are scrolled to the middle
      // and checked again.
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

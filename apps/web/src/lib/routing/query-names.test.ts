import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isQueryName } from './query-names.ts';

const SOURCES = fileURLToPath(new URL('../..', import.meta.url));
/**
 * Literal names that a screen reads: `params.get('tab')`, `search.has('q')`, `new URLSearchParams(search).get('q')`.
 */
const READ =
  /(?:\b(?:params|search|searchParams)|URLSearchParams\([^()]*\))\??\.(?:get|getAll|has)\(\s*'([^']+)'/g;
/** Source folder of the sign-in code, whose query parameters only the browser reads. */
const IN_BROWSER_ALONE = 'features/sign-in/';

it('lists every query parameter that a screen reads', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith(IN_BROWSER_ALONE),
  );
  const read = files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(READ)].map(([, name = '']) => ({ file, name })),
  );
  expect(read.map(({ name }) => name)).toEqual(expect.arrayContaining(['q', 'city', 'tab', 'list', 'topic']));
  expect(read.filter(({ name }) => !isQueryName(name))).toEqual([]);
});

it('knows the names of cities in older links', () => {
  expect(isQueryName('jobs-in-pune')).toBe(true);
  expect(isQueryName('jobs-near-pune')).toBe(false);
});

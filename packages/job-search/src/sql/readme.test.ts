import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { printedIn, README_STATEMENTS } from '../testing/readme-statements.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

it.each([...README_STATEMENTS])('prints the statement of %s in the README', (heading, sql) => {
  expect(printedIn(README, heading), 'run `pnpm documents`').toBe(sql);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { printedIn, README_STATEMENTS } from '../testing/readme-statements.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

it.each([...README_STATEMENTS])('%s is printed in the README as it is sent', (heading, sql) => {
  // Where it is not: node packages/job-search/src/testing/write-readme.ts
  expect(printedIn(README, heading)).toBe(sql);
});

// Prints the access paths into the README anew, after one has changed: node packages/job-search/src/testing/write-readme.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { withStatements } from './readme-statements.ts';

const README = new URL('../../README.md', import.meta.url);

writeFileSync(README, withStatements(readFileSync(README, 'utf8')));

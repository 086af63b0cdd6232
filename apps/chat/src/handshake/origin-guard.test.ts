import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { isSameOrigin } from './origin-guard.ts';

const PUBLIC = 'https://jobs.example';

it.each([
  ['of the product', 'https://jobs.example', true],
  ['that is missing', undefined, true],
  ['that is empty', '', false],
  ['of a sandboxed page', 'null', false],
  ['of another site', 'https://evil.example', false],
  ['of a page below it', 'https://a.jobs.example', false],
  ['that begins alike', 'https://jobs.example.evil.example', false],
  ['of another scheme', 'http://jobs.example', false],
  ['of another port', 'https://jobs.example:8443', false],
  ['in other letters, which no browser sends', 'HTTPS://JOBS.EXAMPLE', false],
  ['with a path, which no browser sends', 'https://jobs.example/', false],
  ['given twice', 'https://jobs.example, https://jobs.example', false],
])('an origin %s', (_case, origin, isOwn) => {
  expect(isSameOrigin({ headers: { origin } } as IncomingMessage, PUBLIC)).toBe(isOwn);
});

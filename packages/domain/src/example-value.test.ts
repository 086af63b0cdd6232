import { expect, it } from 'vitest';
import { isExampleValue } from './example-value.ts';

it.each([
  ['help@jobs.example', true],
  ['help@EXAMPLE.org', true],
  ['mailto:help@example.com', true],
  ['https://jobs.example', true],
  ['https://employers.example.com/path', true],
  ['https://example.net:8443', true],
  ['+91 00000 00000', true],
  ['00000-00000', true],
  ['0', true],
  [' help@jobs.example ', true],
  [' 00000-00000 ', true],
  ['@example.com', true],
  ['help@example.in', false],
  ['https://notexample.com', false],
  ['https://example.com.punejobs.in', false],
  ['http://localhost:3000', false],
  ['+91 20 2444 0000', false],
  ['+91 00000 00001', false],
  ['Example Jobs', false],
  ['', false],
])('%j is an example: %s', (text, isExample) => {
  expect(isExampleValue(text)).toBe(isExample);
});

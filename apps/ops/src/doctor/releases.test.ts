import { expect, it } from 'vitest';
import { isNewer, newestRelease, readReleases } from './releases.ts';

const BYTES_MAX = 5_000_000;

/** Reads a list that a server returns. */
const readText = (text: string, status = 200) =>
  readReleases('https://releases.test', async () => new Response(text, { status }));
const ofLength = (length: number) => `["v1.0.0"${' '.repeat(length - 10)}]`;

it('reads names and released entries, without drafts and pre-releases', async () => {
  const entries = [
    'v1.0.0',
    { tag_name: 'v1.1.0' },
    { tag_name: 'v1.2.0', draft: true },
    { tag_name: 'v1.3.0', prerelease: true },
    { tag_name: 'v1.4.0', draft: false, prerelease: false },
  ];
  expect(await readText(JSON.stringify(entries))).toEqual(['v1.0.0', 'v1.1.0', 'v1.4.0']);
});

it('reads a list of the maximum length, and refuses a longer one', async () => {
  expect(await readText(ofLength(BYTES_MAX))).toEqual(['v1.0.0']);
  await expect(readText(ofLength(BYTES_MAX + 1))).rejects.toThrow('it is too long');
});

it.each([
  ['[]', 404, 'it answers 404'],
  ['[', 200, 'it is no JSON'],
  ['{}', 200, 'it is no list of releases'],
  ['[{"name":"v1.0.0"}]', 200, 'it is no list of releases'],
])('refuses %s with the status %i', async (text, status, reason) => {
  await expect(readText(text, status)).rejects.toThrow(reason);
});

it.each([
  ['1.2.3', '1.2.3', false],
  ['1.2.4', '1.2.3', true],
  ['1.2.3', '1.2.4', false],
  ['1.3.0', '1.2.9', true],
  ['1.2.9', '1.3.0', false],
  ['2.0.0', '1.9.9', true],
  ['1.10.0', 'v1.9.0', true],
  ['2.0.0-beta', '1.0.0', false],
  ['2.0.0', 'main', false],
])('%s is newer than %s: %s', (one, other, expected) => {
  expect(isNewer(one, other)).toBe(expected);
});

it('finds the newest version in any order', () => {
  expect(newestRelease(['v1.2.0', ' v1.10.0 ', '1.9.0', 'nightly'])).toBe('1.10.0');
  expect(newestRelease(['nightly'])).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { type FileLink, fileLink, isFileLinkValid } from './file-link.ts';

const config = { filesUrl: 'https://files.test/api/' };
const key = (digit: string) => ({ fileLink: [digit.repeat(64)] as const });
const EXPIRES = Date.parse('2027-03-10T06:30:00Z');
const LINK: FileLink = { key: 'a/b.pdf', expires: EXPIRES / 1000, name: 'Resume.pdf' };
const signatureOf = (link: FileLink): string =>
  new URL(fileLink({ config, keys: key('1') }, link)).searchParams.get('signature') ?? '';
const isValid = (link: FileLink, at = EXPIRES - 1000, keys = key('1')): boolean =>
  isFileLinkValid(keys, link, signatureOf(LINK), new Date(at));

describe('a link to a file', () => {
  it('has the key, the time, the name and a signature', () => {
    const url = new URL(fileLink({ config, keys: key('1') }, LINK));
    expect(url.origin + url.pathname).toBe('https://files.test/api/files/a/b.pdf');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      expires: String(LINK.expires),
      name: 'Resume.pdf',
      signature: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('has no name if the browser shows the file in place', () => {
    const url = new URL(fileLink({ config, keys: key('1') }, { ...LINK, name: '' }));
    expect(url.searchParams.has('name')).toBe(false);
  });

  it.each([
    [-1, true],
    [0, false],
    [1, false],
  ])('is valid %s ms after its end: %s', (after, expected) => {
    expect(isValid(LINK, EXPIRES + after)).toBe(expected);
  });

  it.each([
    ['another file', { key: 'a/c.pdf' }],
    ['a later end', { expires: LINK.expires + 1 }],
    ['another name', { name: 'Other.pdf' }],
    ['no name', { name: '' }],
  ])('is not valid with %s', (_what, change) => {
    expect(isValid({ ...LINK, ...change })).toBe(false);
  });

  it('is not valid with another key, or with a shorter signature', () => {
    expect(isValid(LINK)).toBe(true);
    expect(isValid(LINK, EXPIRES - 1000, key('2'))).toBe(false);
    const shorter = signatureOf(LINK).slice(0, -2);
    expect(isFileLinkValid(key('1'), LINK, shorter, new Date(EXPIRES - 1000))).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { findControl, NO_CONTROLS, withoutControls } from './control-characters.ts';
import { wireOptionalText, wireText } from './shared.wire.ts';

const codes = Array.from({ length: 0x180 }, (_, code) => code);
const isControl = (code: number) => code < 0x20 || (code >= 0x7f && code <= 0x9f);
const TAKEN = new Set([0x09, 0x0a, 0x0d]);

it.each(codes)('U+%i: accepts only tab and line ends of C0, DEL and C1', (code) => {
  const text = `a${String.fromCharCode(code)}b`;
  const isRefused = isControl(code) && !TAKEN.has(code);
  expect(NO_CONTROLS.test(text)).toBe(!isRefused);
  expect(wireText(3).safeParse(text).success).toBe(!isRefused);
  expect(wireOptionalText(3).safeParse(text).success).toBe(!isRefused);
  expect(withoutControls(text)).toBe(isRefused ? 'ab' : text);
  expect(findControl(text) !== null).toBe(isRefused);
});

it('accepts all scripts, joiners and emoji', () => {
  for (const text of ['रसोइया', 'क्‍ष', 'Café', '👩‍🍳', '\u202E', ''])
    expect(wireText(100).safeParse(text).success).toBe(true);
});

it.each(['a\uD83Db', 'a\uDE00b', '\uDE00\uD83D'])('refuses half of a surrogate pair: %j', (text) => {
  expect(findControl({ text })?.path).toBe('text');
  expect(withoutControls(text)).toBe(text.replace('\uD83D', '').replace('\uDE00', ''));
});

it('returns the path and code of the first one', () => {
  expect(findControl({ a: [{ b: 'x' }, { b: 'x\u001By' }] })).toEqual({ path: 'a.1.b', character: 'U+001B' });
  expect(findControl({ a: 1, b: null, c: ['x\n'] })).toBeNull();
});
